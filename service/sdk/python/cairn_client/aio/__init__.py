"""The client for asyncio. The client without `async` is generated from these modules by `.ci/sdk`."""
