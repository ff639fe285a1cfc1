.PHONY: setup play test test-all check bench wheel compile lock clean

setup play test test-all check bench wheel compile lock clean:
	@python3 tools/dev.py $@ $(ARGS)
