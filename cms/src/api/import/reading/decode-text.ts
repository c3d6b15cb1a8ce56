/** Text of a file, and its encoding if that is not UTF-8. */
export interface DecodedText {
	readonly text: string;
	readonly encoding: string;
}

const UTF16_SAMPLE_BYTES = 1000;
/** Share of zero bytes at even or odd places above which a text without a mark counts as UTF-16. */
const UTF16_ZERO_SHARE = 0.3;

/** Returns the UTF-16 encoding of a file with a byte order mark, or with the zero bytes of Latin text; null for others. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
	const sample = bytes.subarray(0, UTF16_SAMPLE_BYTES);
	const zeroCount = (rest: number) =>
		sample.filter((byte, index) => byte === 0 && index % 2 === rest).length;
	const least = (sample.length / 2) * UTF16_ZERO_SHARE;
	if (sample.length > 3 && zeroCount(1) > least) return 'utf-16le';
	return sample.length > 3 && zeroCount(0) > least ? 'utf-16be' : null;
}

/** Decodes a text file: UTF-8, UTF-16, and Windows-1252 for all that is not valid UTF-8. */
export function decodeText(bytes: Buffer): DecodedText {
	const utf16 = utf16Of(bytes);
	if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16.toUpperCase() };
	try {
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: '' };
	} catch {
		return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
	}
}
