.PHONY: setup play test test-all check bench wheel compile web wire tidy lock clean

setup play test test-all check bench wheel compile web wire tidy lock clean:
	@python3 tools/dev.py $@ $(ARGS)
