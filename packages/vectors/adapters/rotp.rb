require 'json'
require 'rotp'

class Unsupported < StandardError; end

def needs(is_supported, feature)
  raise Unsupported, feature unless is_supported
end

CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

# Don't use the library's Base32 encoder: it would hide errors in its decoder.
def base32_of(key)
  bits = [key].pack('H*').unpack1('B*')
  bits.scan(/.{1,5}/).map { |group| CHARACTERS[group.ljust(5, '0').to_i(2)] }.join
end

def otp_of(given)
  options = { digits: given['digits'], digest: given['algorithm'].downcase }
  secret = base32_of(given['key'])
  return ROTP::HOTP.new(secret, options) if given['type'] == 'hotp'

  ROTP::TOTP.new(secret, options.merge(interval: given['period']))
end

def codes(given)
  otp_of(given).at(given['type'] == 'hotp' ? given['counter'].to_i : given['seconds'])
end

def base32(given)
  ROTP::Base32.decode(given['text']).unpack1('H*')
end

def verification(given)
  otp = otp_of(given)
  if given['type'] == 'hotp'
    needs(!given['used'], 'codes already used, for hotp')
    needs(given['behind'].zero?, 'counters before the own one')
    return { accepted: !otp.verify(given['typed'], given['counter'].to_i, retries: given['ahead']).nil? }
  end
  interval = given['period']
  options = { drift_behind: given['behind'] * interval, drift_ahead: given['ahead'] * interval, at: given['seconds'] }
  options[:after] = given['used'].to_i * interval if given['used']
  { accepted: !otp.verify(given['typed'], **options).nil? }
end

$stdout.sync = true
$stdin.each_line do |line|
  given = JSON.parse(line)
  begin
    kind = given['kind']
    needs(%w[codes base32 verification].include?(kind), kind)
    reply = { answer: send(kind, given) }
  rescue Unsupported => e
    reply = { unsupported: e.message }
  rescue StandardError => e
    reply = { refused: "#{e.class}: #{e.message}" }
  end
  puts JSON.generate(reply)
end
