-- The requests of wrk: the URLs in a file, each preceded by its content coding, in their order. Each thread starts at a different position.
-- Prints one line of JSON at the end: counts, errors, and response times in microseconds.

local threads = {}
local requests = {}
local at

function setup(thread)
  thread:set("number", #threads)
  threads[#threads + 1] = thread
end

function init(args)
  for line in io.lines(args[1]) do
    local coding, address = line:match("^(%S+) (.+)$")
    requests[#requests + 1] = wrk.format("GET", address, { ["Accept-Encoding"] = coding })
  end
  at = number * 97 % #requests
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"bytes":%d,"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d,"p50":%d,"p90":%d,"p99":%d,"max":%d}\n',
    summary.requests, summary.duration, summary.bytes,
    errors.connect, errors.read, errors.write, errors.status, errors.timeout,
    latency:percentile(50), latency:percentile(90), latency:percentile(99), latency.max))
end
