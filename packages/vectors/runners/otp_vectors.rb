#!/usr/bin/env ruby
# Runs the OTP test vectors against a library. Ruby 2.7 or later. MIT License.
#
#     ruby otp_vectors.rb [otp-vectors.json [report.json]]
#
# Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
# or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
# no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.
require "json"

# BEGIN: replace this part with calls of your library.
require "openssl"

NAME = "example"
VERSION = "1.0.0"
UNSUPPORTED = "no base32, no uris, no exports, no verification"
KNOWN = "" # ids of cases that fail for now

# Returns the answer to a case. Raises an error if the library refuses it, or Unsupported.
def answer(kind, test)
  raise Unsupported, "no #{kind}" unless kind == "codes"
  key, digits = [test["key"]].pack("H*"), test["digits"]
  raise RangeError, "out of bounds" if key.empty? || digits < 1 || test.fetch("period", 30) < 1
  counter = test["type"] == "hotp" ? Integer(test["counter"]) : test["seconds"] / test["period"]
  raise RangeError, "out of bounds" unless (0...2**64).cover?(counter)
  mac = OpenSSL::HMAC.digest(test["algorithm"], key, [counter].pack("Q>")).bytes
  number = mac[mac[-1] & 15, 4].inject { |sum, byte| sum * 256 + byte } & 0x7fffffff
  (number % 10**digits).to_s.rjust(digits, "0")
end
# END: the rest stays as it is.

SETTINGS = %w[type key algorithm digits].freeze
INPUT_FIELDS = {
  "codes" => SETTINGS,
  "base32" => ["text"],
  "uris" => ["uri"],
  "exports" => ["uris"],
  "verification" => [*SETTINGS, "typed", "behind", "ahead"]
}.freeze
ANSWER_FIELDS = {
  "codes" => ["code"],
  "base32" => ["key"],
  "uris" => %w[account code],
  "exports" => ["accounts"],
  "verification" => ["matched"]
}.freeze
ACCOUNT_FIELDS = [*SETTINGS, "issuer", "account", "period", "counter"].freeze

# Raised for a case that the library has no function or parameter for.
class Unsupported < StandardError
end

# An error with the exit status of the program.
class VectorsError < StandardError
  attr_reader :status

  def initialize(status, message)
    super(message)
    @status = status
  end
end

account = ->(value) { value.is_a?(Hash) && lack_of(value, SETTINGS).nil? }
list_of = ->(has) { ->(value) { value.is_a?(Array) && !value.empty? && value.all? { |one| has === one } } }
# Checks the values of fields. Those that aren't here are text.
CHECKS = {
  "result" => ->(value) { %w[valid acceptable invalid].include?(value) },
  "flags" => Array,
  "type" => ->(value) { %w[totp hotp].include?(value) },
  "algorithm" => ->(value) { %w[SHA1 SHA256 SHA512].include?(value) },
  "typed" => ->(value) { value.is_a?(String) || value.is_a?(Integer) },
  "uris" => list_of.call(String),
  "account" => account,
  "accounts" => list_of.call(account),
  **%w[digits period seconds behind ahead].to_h { |field| [field, Integer] }
}.freeze

# Returns the first field that a case or an account lacks or that has a wrong value.
def lack_of(one, fields)
  if fields.include?("digits")
    totp = one.key?("id") ? %w[period seconds] : ["period"]
    fields += one["type"] == "hotp" ? ["counter"] : totp
  end
  fields.find { |field| !(CHECKS.fetch(field, String) === one[field]) }
end

def read_vectors(path)
  text = File.read(path, encoding: "UTF-8")
  if text.getbyte(0).to_i > 127 || text.byteslice(0, 2).include?("\0")
    raise VectorsError.new(2, "The vectors must be UTF-8 without a byte order mark.")
  end
  vectors = JSON.parse(text)
  version, groups = vectors.values_at("version", "groups") if vectors.is_a?(Hash)
  unless version.is_a?(String) && groups.is_a?(Array) && !groups.empty?
    raise VectorsError.new(2, 'The file has no test vectors: it needs "version" and "groups".')
  end
  newer = "Copy a newer runner."
  unless version.start_with?("1.")
    raise VectorsError.new(3, "The vectors have version #{version}. This runner reads version 1. #{newer}")
  end
  cases = groups.each_with_index.sum { |group, index| check_group(group, index + 1, newer) }
  total = vectors["numberOfTests"].to_json
  return vectors if total == cases.to_s
  raise VectorsError.new(2, "The file has #{cases} cases, but \"numberOfTests\" is #{total}.")
rescue SystemCallError => error
  raise VectorsError.new(2, "The vectors can't be read: #{error.message}")
rescue JSON::ParserError => error
  raise VectorsError.new(2, "The vectors are not JSON: #{error.message}")
end

# Returns the number of cases in a group.
def check_group(group, number, newer)
  kind, name, tests = group.values_at("kind", "name", "tests") if group.is_a?(Hash)
  unless kind.is_a?(String) && name.is_a?(String) && tests.is_a?(Array)
    raise VectorsError.new(2, "Group #{number} of the vectors needs \"kind\", \"name\" and \"tests\".")
  end
  unless ANSWER_FIELDS.key?(kind)
    raise VectorsError.new(3, "Group #{name} has the unknown kind #{kind}. #{newer}")
  end
  tests.each do |test|
    test = {} unless test.is_a?(Hash)
    has_answer = test["result"] != "invalid" && kind != "verification"
    expected = has_answer ? ANSWER_FIELDS[kind] : []
    lack = lack_of(test, ["id", "result", "flags", "comment", *INPUT_FIELDS[kind], *expected])
    next unless lack
    one = test["id"] || "in #{name}"
    raise VectorsError.new(2, "Case #{one} lacks \"#{lack}\", or its value is unknown.")
  end
  tests.size
end

# Parses "no X" or "FIELD A to B". Returns a lambda that says whether it excludes a case.
def parse_rule(rule, groups)
  words = %w[totp hotp sha1 sha256 sha512] + groups.flat_map { |one| one.values_at("kind", "name") }
  name = rule[/\Ano (\S+)\z/i, 1]&.downcase
  if words.include?(name)
    return lambda do |group, _, accounts|
      group.values_at("kind", "name").include?(name) ||
        accounts.any? { |one| [one["type"], one["algorithm"]&.downcase].include?(name) }
    end
  end
  field, low, high = /\A(digits|period|counter) (\d+) to (\d+)\z/i.match(rule)&.captures
  raise VectorsError.new(2, "Unknown in the list of unsupported features: #{rule}") unless field
  range = Integer(low, 10)..Integer(high, 10)
  raise VectorsError.new(2, "The range is empty: #{rule}") if range.begin > range.end
  lambda do |_, test, accounts|
    values = accounts.map { |one| one[field.downcase] }.compact
    !test["flags"].include?("OutOfBounds") && values.any? { |value| !range.cover?(value.to_i) }
  end
end

# Bytes that aren't text can't be written to the report.
def text?(value)
  value.is_a?(String) && value.encode("UTF-8").valid_encoding?
rescue EncodingError
  false
end

# Returns what is wrong with an account in an answer, if anything.
def account_problem(account)
  return "an account must be a hash" unless account.is_a?(Hash)
  account.each do |name, value|
    return "an account has no #{name.inspect}" unless ACCOUNT_FIELDS.include?(name)
    number = %w[digits period].include?(name)
    next if value.nil? || (number ? value.is_a?(Integer) : text?(value))
    return "\"#{name}\" must be #{number ? "a whole number" : "text"}"
  end
  "an account is empty" if account.values.all?(&:nil?)
end

# Returns what is wrong with the form of an answer, if anything.
def problem_of(kind, test, given)
  case kind
  when "verification"
    "it must be true or false" unless [true, false].include?(given)
  when "exports"
    return "it must be a list of accounts" unless given.is_a?(Array)
    given.map { |one| account_problem(one) || (one["key"] ? nil : '"key" is missing') }.compact.first
  when "uris"
    uri = given.is_a?(Hash) && (given.keys - %w[account code]).empty?
    return 'it must be a hash with "account" and "code"' unless uri && given["account"]
    code = given["code"]
    return '"code" must be text' unless text?(code) || (code.nil? && !test.key?("code"))
    account_problem(given["account"])
  else
    "it must be text" unless text?(given)
  end
end

# Compares the fields that both accounts have.
def agrees?(given, expected)
  expected.all? { |name, value| given.fetch(name, value) == value }
end

def right?(kind, test, given)
  case kind
  when "codes" then given == test["code"]
  when "base32" then given == test["key"]
  when "uris"
    given["code"] == test["code"] && agrees?(given["account"], test["account"])
  else
    given.size == test["accounts"].size &&
      given.zip(test["accounts"]).all? { |one, expected| agrees?(one, expected) }
  end
end

def judge(kind, test, reply)
  result, given = test["result"], reply["answer"]
  return result == "valid" ? "refused" : "passed" if reply.key?("refused")
  if kind == "verification"
    accepted = given["accepted"]
    return "passed" if result == "acceptable" || accepted == (result == "valid")
    return accepted ? "accepted" : "wrong"
  end
  return "accepted" if result == "invalid"
  right?(kind, test, given) ? "passed" : "wrong"
end

def expected_of(kind, test)
  return { "accepted" => test["result"] == "valid" } if kind == "verification"
  kind == "uris" ? test.slice("account", "code") : test[ANSWER_FIELDS[kind][0]]
end

# Says whether an error looks like a mistake in the code, not like a refusal.
def mistake?(error)
  return true if [NameError, TypeError, KeyError, ScriptError].any? { |one| one === error }
  error.is_a?(ArgumentError) && error.message.match?(/\A(wrong number of arguments|missing keyword|unknown keyword)/)
end

def ask(kind, test)
  given = answer(kind, test)
  return { "refused" => "no answer" } if given.nil?
  problem = problem_of(kind, test, given)
  return { "answer" => kind == "verification" ? { "accepted" => given } : given } unless problem
  raise VectorsError.new(2, "#{test["id"]}: wrong form of answer: #{problem}: #{given.inspect}")
rescue Unsupported => error
  { "unsupported" => ["", "Unsupported"].include?(error.message) ? "no reason given" : error.message }
rescue VectorsError
  raise
rescue StandardError, ScriptError => error
  return { "refused" => error.message.scrub } unless mistake?(error)
  what = "#{test["id"]}: #{error.class}: #{error.message.lines.first.chomp} (#{error.backtrace.first})."
  what += " If your library doesn't support #{kind}, add \"no #{kind}\" to UNSUPPORTED."
  raise VectorsError.new(2, "#{what} Is this a refusal? Then rescue it and raise a RuntimeError.")
end

def listed(*texts)
  texts.join(",").split(",").map(&:strip).reject(&:empty?)
end

def run_vectors(vectors)
  groups = vectors["groups"]
  excludes = listed(UNSUPPORTED, ENV["OTP_UNSUPPORTED"]).map { |rule| [rule, parse_rule(rule, groups)] }
  known = listed(KNOWN, ENV["OTP_KNOWN"])
  ids = groups.flat_map { |group| group["tests"].map { |test| test["id"] } }
  (known - ids).each { |id| raise VectorsError.new(2, "Unknown in the list of known failures: #{id}") }
  verdicts = %w[passed wrong accepted refused notRun]
  kinds, not_run, refusals, fixed = {}, Hash.new(0), {}, []
  found = { "unexplained" => [], "known" => [] }
  groups.each do |group|
    kind = group["kind"]
    counts = kinds[kind] ||= verdicts.to_h { |verdict| [verdict, 0] }
    group["tests"].each do |test|
      accounts = test["accounts"] || [test["account"] || test]
      excluded, = excludes.find { |_, has| has.call(group, test, accounts) }
      reply = excluded ? { "unsupported" => excluded } : ask(kind, test)
      if reply.key?("unsupported")
        counts["notRun"] += 1
        not_run[reply["unsupported"]] += 1
        next
      end
      (refusals[kind] ||= []) << reply["refused"]
      verdict = judge(kind, test, reply)
      counts[verdict] += 1
      is_known = known.include?(test["id"])
      if verdict == "passed"
        fixed << test["id"] if is_known
        next
      end
      input = test.reject { |name, _| [*%w[id result flags comment], *ANSWER_FIELDS[kind]].include?(name) }
      deviation = { "id" => test["id"], "verdict" => verdict, "input" => input }
      has_answer = test["result"] != "invalid" || kind == "verification"
      deviation["expected"] = expected_of(kind, test) if has_answer
      found[is_known ? "known" : "unexplained"] << deviation.merge("given" => reply.fetch("answer", reply))
    end
  end
  total = verdicts.to_h { |verdict| [verdict, kinds.values.sum { |counts| counts[verdict] }] }
  if refusals.empty?
    raise VectorsError.new(2, "No case was run: the list of unsupported features excludes all.")
  end
  same = refusals.select { |_, all| all.size > 1 && all.first && all.uniq.size == 1 }
  warnings = same.map do |kind, all|
    "all #{all.size} cases of #{kind} were refused with \"#{all.first}\". Is answer right?"
  end
  implementation = {
    name: NAME,
    language: "Ruby",
    source: "local",
    package: NAME,
    version: VERSION,
    counts: total.merge("failed" => total["wrong"] + total["accepted"], "known" => found["known"].size),
    kinds: kinds.select { |kind, _| refusals.key?(kind) },
    notRun: not_run.map { |what, cases| { what: what, cases: cases } },
    deviations: found.reject { |_, tests| tests.empty? }.map { |cause, tests| { cause: cause, tests: tests } },
    fixed: fixed,
    warnings: warnings
  }
  causes = {
    unexplained: "Nobody has explained these deviations yet.",
    known: "The list of known failures has these cases."
  }
  { vectors: vectors["version"], cases: ids.size, causes: causes, implementations: [implementation] }
end

# Prints the result and returns the exit status.
def print_result(report, vectors)
  one = report[:implementations][0]
  cases = vectors["groups"].flat_map { |group| group["tests"] }.to_h { |test| [test["id"], test] }
  tests, known = %w[unexplained known].map do |name|
    one[:deviations].select { |cause| cause[:cause] == name }.flat_map { |cause| cause[:tests] }
  end
  tests.each do |test|
    expected = JSON.generate(test.fetch("expected", "a refusal"))
    puts "#{test["verdict"]} #{test["id"]}: expected #{expected}, given #{JSON.generate(test["given"])}"
    puts "    #{cases[test["id"]]["comment"]}"
    cases[test["id"]]["flags"].each { |flag| puts "    #{flag}: #{vectors.fetch("flags", {})[flag]}" }
  end
  known.each { |test| puts "known: #{test["id"]} (#{test["verdict"]})" }
  one[:fixed].each { |id| puts "passes now: #{id} (remove it from the list of known failures)" }
  one[:notRun].each { |skipped| puts "not run: #{skipped[:what]} (#{skipped[:cases]} cases)" }
  one[:warnings].each { |text| puts "warning: #{text}" }
  counts = %w[wrong accepted refused].map { |name| "#{tests.count { |test| test["verdict"] == name }} #{name}" }
  passed, not_run = one[:counts].values_at("passed", "notRun")
  puts "#{NAME} #{VERSION}, vectors #{report[:vectors]}: #{passed} passed, #{tests.size} deviations " \
       "(#{counts.join(", ")}), #{known.size} known, #{not_run} not run"
  tests.empty? && one[:fixed].empty? ? 0 : 1
end

# Runs a file of vectors, prints the result and writes the report. Returns the exit status.
def run_file(file = nil, report_file = nil)
  near = ["otp-vectors.json", "../data/otp-vectors.json"].map { |path| File.expand_path(path, __dir__) }
  vectors = read_vectors(file || ENV["OTP_VECTORS"] || near.find { |path| File.exist?(path) } || near[0])
  report = run_vectors(vectors)
  status = print_result(report, vectors)
  report_file ||= ENV["OTP_REPORT"]
  File.write(report_file, "#{JSON.pretty_generate(report)}\n") if report_file
  status
rescue SystemCallError => error
  raise VectorsError.new(2, "The report can't be written: #{error.message}")
end

if __FILE__ == $PROGRAM_NAME
  begin
    if ARGV == ["--help"]
      puts File.read(__FILE__)[/^# Runs.*?(?=^require)/m].gsub(/^# ?/, "")
    else
      exit run_file(*ARGV.first(2))
    end
  rescue VectorsError => error
    warn error.message
    exit error.status
  end
end
