import { type Marked, search } from '@sumu/contract';
import { signs } from './store';

const sign = new RegExp(`[${signs.start}${signs.end}]`, 'g');

/** Removes the signs around the matches from a text, and returns the positions of the matches. */
export function marked(signed: string): Marked {
	const marks: Marked['marks'] = [];
	let removed = 0;
	let start = 0;
	const text = signed.replace(sign, (found, at: number) => {
		const place = at - removed;
		removed += 1;
		if (found === signs.start) start = place;
		else marks.push({ start, end: place });
		return '';
	});
	return { text, marks };
}

/** Maximum characters of an excerpt before its first match. */
const lead = 60;

/** Returns the part of a text around its first match, cut between words. */
export function excerptOf({ text, marks }: Marked): Marked {
	const first = marks[0]?.start ?? 0;
	const from = first <= lead ? 0 : text.indexOf(' ', first - lead) + 1;
	const begin = Math.min(from, first);
	const most = begin + search.excerpt;
	const end =
		most >= text.length
			? text.length
			: Math.max(text.lastIndexOf(' ', most), marks[0]?.end ?? begin + 1);
	const before = begin > 0 ? '…' : '';
	const shift = before.length - begin;
	return {
		text: before + text.slice(begin, end).replace(/[\s·]+$/, '') + (end < text.length ? '…' : ''),
		marks: marks
			.filter((mark) => mark.end <= end)
			.map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
	};
}
