.PHONY: setup play test test-all test-web check bench wheel compile web wire states tidy lock audit clean

setup play test test-all test-web check bench wheel compile web wire states tidy lock audit clean:
	@python3 tools/dev.py $@ $(ARGS)
