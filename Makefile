.PHONY: setup play test test-all check bench wheel compile tidy lock clean

setup play test test-all check bench wheel compile tidy lock clean:
	@python3 tools/dev.py $@ $(ARGS)
