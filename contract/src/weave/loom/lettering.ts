import { createRange, createSeededRandom, hashOf } from './random';

/** Rows of a sign; `#` marks a cell with the thread. */
export type LetterSign = readonly string[];

// Seven rows of at most five stitches, top to bottom, as on a sampler.
const letterRows: Readonly<Record<string, string>> = {
	A: '.###. #...# #...# ##### #...# #...# #...#',
	B: '####. #...# #...# ####. #...# #...# ####.',
	C: '.#### #.... #.... #.... #.... #.... .####',
	D: '####. #...# #...# #...# #...# #...# ####.',
	E: '##### #.... #.... ####. #.... #.... #####',
	F: '##### #.... #.... ####. #.... #.... #....',
	G: '.#### #.... #.... #..## #...# #...# .####',
	H: '#...# #...# #...# ##### #...# #...# #...#',
	I: '### .#. .#. .#. .#. .#. ###',
	J: '..### ...#. ...#. ...#. ...#. #..#. .##..',
	K: '#...# #..#. #.#.. ##... #.#.. #..#. #...#',
	L: '#.... #.... #.... #.... #.... #.... #####',
	M: '#...# ##.## #.#.# #.#.# #...# #...# #...#',
	N: '#...# ##..# ##..# #.#.# #..## #..## #...#',
	O: '.###. #...# #...# #...# #...# #...# .###.',
	P: '####. #...# #...# ####. #.... #.... #....',
	Q: '.###. #...# #...# #...# #.#.# #..#. .##.#',
	R: '####. #...# #...# ####. #.#.. #..#. #...#',
	S: '.#### #.... #.... .###. ....# ....# ####.',
	T: '##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..',
	U: '#...# #...# #...# #...# #...# #...# .###.',
	V: '#...# #...# #...# #...# #...# .#.#. ..#..',
	W: '#...# #...# #...# #.#.# #.#.# ##.## #...#',
	X: '#...# #...# .#.#. ..#.. .#.#. #...# #...#',
	Y: '#...# #...# .#.#. ..#.. ..#.. ..#.. ..#..',
	Z: '##### ....# ...#. ..#.. .#... #.... #####',
	0: '.###. #...# #..## #.#.# ##..# #...# .###.',
	1: '.#. ##. .#. .#. .#. .#. ###',
	2: '.###. #...# ....# ..##. .#... #.... #####',
	3: '####. ....# ....# .###. ....# ....# ####.',
	4: '#..#. #..#. #..#. ##### ...#. ...#. ...#.',
	5: '##### #.... ####. ....# ....# #...# .###.',
	6: '.###. #.... #.... ####. #...# #...# .###.',
	7: '##### ....# ...#. ..#.. ..#.. .#... .#...',
	8: '.###. #...# #...# .###. #...# #...# .###.',
	9: '.###. #...# #...# .#### ....# ....# .###.',
};

// Two rows above the letter, by combining mark (Unicode NFD).
const accentRows: Readonly<Record<string, string>> = {
	'\u0300': '.#... ..#..',
	'\u0301': '...#. ..#..',
	'\u0302': '..#.. .#.#.',
	'\u0303': '.#.#. #.#..',
	'\u0304': '..... .###.',
	'\u0306': '.#.#. ..#..',
	'\u0307': '..... ..#..',
	'\u0308': '..... .#.#.',
	'\u030A': '..#.. .###.',
	'\u030B': '..#.# .#.#.',
	'\u030C': '.#.#. ..#..',
};

// Letters that Unicode does not decompose into a base letter and a mark.
const baseLetters: Readonly<Record<string, string>> = {
	Æ: 'A',
	Ð: 'D',
	Đ: 'D',
	Ł: 'L',
	Ø: 'O',
	Œ: 'O',
	ẞ: 'S',
	Þ: 'P',
};

const rowsOf = (text: string): LetterSign => text.split(' ');

/** Returns a symmetrical lozenge, derived from the letter, for letters that the alphabet lacks. */
function createGeometricSign(letter: string): LetterSign {
	const random = createSeededRandom(hashOf(letter));
	const quarter = createRange(4).map((y) =>
		createRange(4).map((x) => x + y >= 3 && (x + y === 3 || random() < 0.5)),
	);
	const fold = (at: number) => (at < 4 ? at : 6 - at);
	return createRange(7).map((y) =>
		createRange(7)
			.map((x) => (quarter[fold(y)]?.[fold(x)] ? '#' : '.'))
			.join(''),
	);
}

const cropRow = (row: string, width: number) => {
	const leftOffset = Math.floor((5 - width) / 2);
	return row.slice(leftOffset, leftOffset + width);
};

/** Returns the sign of a letter in any script. */
export function signOf(letter: string): LetterSign {
	const upper = letter.toUpperCase().normalize('NFD');
	const [first = '', ...marks] = [...upper];
	const body = letterRows[baseLetters[first] ?? first];
	if (!body) return createGeometricSign(letter.normalize('NFC'));
	const rows = rowsOf(body);
	const above = marks.map((mark) => accentRows[mark]).find(Boolean);
	return above
		? [...rowsOf(above).map((row) => cropRow(row, rows[0]?.length ?? 5)), ...rows]
		: rows;
}

/** Places signs side by side on one baseline. Each of their cells is `scale` cells wide and high. */
export function composeLettering(signs: readonly LetterSign[], scale: number) {
	const widths = signs.map((sign) => sign[0]?.length ?? 0);
	const width = widths.reduce((sum, one) => sum + one + 1, -1);
	const height = Math.max(...signs.map((sign) => sign.length));
	const columns = signs.flatMap((sign, index) => {
		const down = height - sign.length;
		const cells = createRange(widths[index] ?? 0).map(
			(x) => (y: number) => sign[y - down]?.[x] === '#',
		);
		return index > 0 ? [() => false, ...cells] : cells;
	});
	return {
		width: width * scale,
		height: height * scale,
		isOn: (x: number, y: number) =>
			columns[Math.floor(x / scale)]?.(Math.floor(y / scale)) ?? false,
	};
}

export type Lettering = ReturnType<typeof composeLettering>;

const isLetter = /[\p{L}\p{N}]/u;

const splitGraphemes = (text: string) =>
	[...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)]
		.map(({ segment }) => segment)
		.filter((segment) => isLetter.test(segment));

const wordsOf = (name: string) => name.split(/[\s.,_-]+/).filter((word) => isLetter.test(word));

/** Returns the first letters of a name's first and last words. */
export function initialsOf(name: string): readonly LetterSign[] {
	const words = wordsOf(name);
	const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
	const letters = chosen.flatMap((word = '') => splitGraphemes(word).slice(0, 1));
	return letters.length > 0 ? letters.map(signOf) : [createGeometricSign(name)];
}

/** Returns the whole name if it fits into `room` cells, otherwise the first word, otherwise the initials. */
export function inscriptionOf(name: string, room: number): Lettering {
	const words = wordsOf(name);
	const lengths = [words, words.slice(0, 1)];
	for (const candidateWords of lengths) {
		const signs = candidateWords.flatMap((word, index) => [
			...(index > 0 ? [blankSign] : []),
			...splitGraphemes(word).map(signOf),
		]);
		const line = composeLettering(signs, 1);
		if (signs.length > 0 && line.width <= room) return line;
	}
	return composeLettering(initialsOf(name), 1);
}

const blankSign: LetterSign = ['.', '.', '.', '.', '.', '.', '.'];
