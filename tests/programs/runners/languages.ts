import { findProgram, type ProgramName } from '../../../scripts/programs.ts';

/** A runner's language: how to start it, and a library for it that gives the planned answers. */
export interface RunnerLanguage {
  readonly name: string;
  readonly file: string;
  readonly program: ProgramName;
  /** The parameters before the runner's file. */
  readonly start: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Parameters that check the syntax of a file. */
  readonly check?: readonly string[];
  /** The folder in which the runner looks for the vectors, if it isn't its own. */
  readonly folder?: (runner: string) => string;
  /** Other programs that the runner needs. */
  readonly needs?: readonly ProgramName[];
  /** Replaces the part of the file between BEGIN and END. Reads answers.json in the folder ANSWERS. */
  readonly planted: string;
}

const javascript = `
const planned = JSON.parse(readFileSync(process.env.ANSWERS + '/answers.json', 'utf8'));
export const library = {
  name: 'planted',
  version: '1.0.0',
  unsupported: '',
  known: '',
  async answer(kind, test) {
    const { answer, refused, unsupported, mistake } = planned[test.id];
    if (mistake) return answer.missing.field;
    if (unsupported !== undefined) throw new Unsupported(unsupported);
    if (refused) throw new Error(refused);
    return answer;
  },
};`;

const python = `
NAME, VERSION, UNSUPPORTED, KNOWN = "planted", "1.0.0", "", ""
PLANNED = json.load(open(os.environ["ANSWERS"] + "/answers.json"))

def answer(kind, test):
    found = PLANNED[test["id"]]
    if "mistake" in found:
        return found.missing
    if "unsupported" in found:
        raise Unsupported(found["unsupported"])
    if "refused" in found:
        raise ValueError(found["refused"])
    return found["answer"]
`;

const ruby = `
NAME, VERSION, UNSUPPORTED, KNOWN = "planted", "1.0.0", "", ""
PLANNED = JSON.parse(File.read(ENV["ANSWERS"] + "/answers.json"))

def answer(kind, test)
  found = PLANNED[test["id"]]
  return found.missing if found.key?("mistake")
  raise Unsupported, found["unsupported"] if found.key?("unsupported")
  raise found["refused"] if found.key?("refused")
  found["answer"]
end
`;

const php = `
const NAME = 'planted';
const VERSION = '1.0.0';
const UNSUPPORTED = '';
const KNOWN = '';

function answer(string $kind, array $test): mixed
{
    static $planned = null;
    $planned ??= json_decode(file_get_contents(getenv('ANSWERS') . '/answers.json'), true);
    $found = $planned[$test['id']];
    if (isset($found['mistake'])) {
        return $found['missing'];
    }
    if (isset($found['unsupported'])) {
        throw new Unsupported($found['unsupported']);
    }
    return isset($found['refused']) ? throw new Exception($found['refused']) : $found['answer'];
}
`;

const go = `
)

const (
	name        = "planted"
	version     = "1.0.0"
	unsupported = ""
	known       = ""
)

var planned map[string]object

func answer(kind string, test object) (any, error) {
	if planned == nil {
		text, _ := os.ReadFile(os.Getenv("ANSWERS") + "/answers.json")
		decoder := json.NewDecoder(bytes.NewReader(text))
		decoder.UseNumber()
		decoder.Decode(&planned)
	}
	found := planned[test.text("id")]
	if _, mistake := found["mistake"]; mistake {
		return found["missing"].(string), nil
	}
	if what, unsupported := found["unsupported"]; unsupported {
		return nil, notSupported(what.(string))
	}
	if _, refused := found["refused"]; refused {
		return nil, errors.New("refused")
	}
	return found["answer"], nil
}
`;

const java = `
    static final String NAME = "planted";
    static final String VERSION = "1.0.0";
    static final String UNSUPPORTED = "";
    static final String KNOWN = "";
    static Map<String, Map<String, Object>> planned;

    @SuppressWarnings("unchecked")
    static Object answer(String kind, Map<String, Object> test) throws Exception {
        if (planned == null) {
            var file = Path.of(System.getenv("ANSWERS"), "answers.json");
            planned = (Map<String, Map<String, Object>>) Json.parse(Files.readString(file));
        }
        var found = planned.get(test.get("id"));
        if (found.containsKey("mistake")) return found.get("missing").toString();
        if (found.containsKey("unsupported")) throw new Unsupported((String) found.get("unsupported"));
        if (found.containsKey("refused")) throw new Exception("refused");
        return found.get("answer");
    }
`;

const shell = `
name=planted
version=1.0.0
unsupported=
known=

answer() {
  { read -r planned; cat; } <"$ANSWERS/answers/$id"
  [ "$planned" != 3 ] || cat "$ANSWERS/answers/$id.reason" >&2
  [ "$planned" != 127 ] || no-such-program
  return "$planned"
}
`;

export const languages: readonly [RunnerLanguage, ...RunnerLanguage[]] = [
  {
    name: 'JavaScript',
    file: 'otp-vectors.mjs',
    program: 'node',
    start: [],
    check: ['--check'],
    planted: javascript,
  },
  {
    name: 'Python',
    file: 'otp_vectors.py',
    program: 'python3',
    start: [],
    check: ['-m', 'py_compile'],
    planted: python,
  },
  {
    name: 'Ruby',
    file: 'otp_vectors.rb',
    program: 'ruby',
    start: [],
    check: ['-c'],
    planted: ruby,
  },
  { name: 'PHP', file: 'otp_vectors.php', program: 'php', start: [], check: ['-l'], planted: php },
  {
    name: 'Go',
    file: 'otp_vectors.go',
    program: 'bash',
    // `go run` hides the exit status of the program.
    start: ['-c', '{ [ "$0.bin" -nt "$0" ] || go build -o "$0.bin" "$0"; } && exec "$0.bin" "$@"'],
    check: ['-c', 'gofmt -e "$0"'],
    env: { GO111MODULE: 'off' },
    needs: ['go'],
    planted: go,
  },
  {
    name: 'Java',
    file: 'OtpVectors.java',
    program: 'bash',
    // `java OtpVectors.java` would compile it for each run.
    start: [
      '-c',
      'mkdir -p "$0.d" && { [ "$0.d/OtpVectors.class" -nt "$0" ] || javac -d "$0.d" "$0"; } && exec java -cp "$0.d" OtpVectors "$@"',
    ],
    folder: (runner) => `${runner}.d`,
    needs: ['java', 'javac'],
    planted: java,
  },
  {
    name: 'shell',
    file: 'otp-vectors.sh',
    program: 'sh',
    start: [],
    check: ['-n'],
    needs: ['jq', 'oathtool'],
    planted: shell,
  },
];

/** Returns whether the programs of a runner are installed. */
export function isAvailable({ program, needs = [] }: RunnerLanguage): boolean {
  return [program, ...needs].every((name) => findProgram(name) !== undefined);
}
