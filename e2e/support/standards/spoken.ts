import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** One announcement of the virtual screen reader. */
export interface Spoken {
	/** Role as it is read; empty for text. */
	readonly role: string;
	/** Text, or name of the element. */
	readonly name: string;
	/** Value of a control or meter. */
	readonly value: string;
	/** The whole phrase. */
	readonly phrase: string;
	/** Number of the innermost list item, cell or article around it: data may be equal in two of them. */
	readonly item: number | null;
}

const reader = readFileSync(
	createRequire(__filename).resolve('@guidepup/virtual-screen-reader/browser.js'),
	'utf8',
);

/** More announcements than any page has. */
const mostSteps = 5000;

/**
 * Reads a page from its beginning to its end. What stands in a link, button or heading is left out,
 * because the reader repeats it after their names. The page's CSP must be bypassed.
 */
export async function readAloud(page: Page): Promise<Spoken[]> {
	const spoken = await page.evaluate(read, { reader, mostSteps });
	if (spoken.length === 0) throw new Error(`Nothing was read on ${page.url()}`);
	return spoken;
}

/** In the browser. */
async function read({ reader, mostSteps }: { reader: string; mostSteps: number }) {
	const address = URL.createObjectURL(new Blob([reader], { type: 'text/javascript' }));
	const { virtual } = await import(address);
	const namedByContent = 'a, button, h1, h2, h3, h4, h5, h6, select, summary, [role=tab]';
	const items = [...document.querySelectorAll('li, td, th, dt, dd, article')];
	const spoken: {
		role: string;
		name: string;
		value: string;
		phrase: string;
		item: number | null;
	}[] = [];
	await virtual.start({ container: document.body });
	for (let step = 0; step < mostSteps; step += 1) {
		const phrase: string = await virtual.lastSpokenPhrase();
		if (phrase === 'end of document') break;
		const node: Node = virtual.activeNode;
		const around = node.parentElement?.closest(namedByContent);
		if (!/^end(?: of|,)/.test(phrase) && !around) {
			const isText = node instanceof Text;
			const itemText: string = await virtual.itemText();
			const [role = ''] = isText ? [''] : phrase.split(',');
			const element = node instanceof Element ? node : null;
			const field =
				element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
					? element.value
					: '';
			const value =
				element?.getAttribute('aria-valuetext') ?? element?.getAttribute('aria-valuenow') ?? field;
			const name =
				!isText && value && itemText.endsWith(value) ? itemText.slice(0, -value.length) : itemText;
			const parent = isText ? node.parentElement : element;
			const item = items.findLastIndex((item) => item.contains(parent));
			spoken.push({
				role,
				name: name.replace(/, $/, '').trim(),
				value,
				phrase,
				item: item < 0 ? null : item,
			});
		}
		await virtual.next();
	}
	await virtual.stop();
	URL.revokeObjectURL(address);
	return spoken;
}

/** Roles that act or show something, and so need a name. */
const needsName = new Set([
	...['button', 'link', 'tab', 'option', 'image', 'meter', 'progressbar', 'slider'],
	...['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'checkbox', 'radio', 'switch'],
]);

/** Roles whose visible label is read beside their name. */
const hasLabel = new Set([
	...['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'checkbox', 'radio', 'switch'],
	...['meter', 'progressbar', 'slider', 'group', 'radiogroup'],
]);

/** Roles that say a value of their own; the names of others, such as rows, are read again in what they contain. */
const saysValue = new Set(['', 'heading', 'link', 'button', 'image', ...needsName]);

/** A repeated text shorter than this may be a repeated label. */
const sentenceLength = 40;

/** Announcements that are said just before and after one about the same value. */
const neighbours = 3;

const areInTwoItems = (one: Spoken, other: Spoken) =>
	one.item !== null && other.item !== null && one.item !== other.item;

const digitsIn = (text: string) => text.replace(/[^\d.]/g, '');

/** What a listener would stumble over. */
export function findSpokenFaults(spoken: readonly Spoken[]): string[] {
	const said = spoken.filter(({ role, name }) => saysValue.has(role) && name !== '');
	const unnamed = spoken.filter(({ role, name }) => needsName.has(role) && name === '');
	const symbols = spoken.filter(({ phrase }) => /\p{Sc}\s*_|_\s*\d/u.test(phrase));
	const repeated = said.filter((spoken, at) => {
		const { role, name } = spoken;
		const before = said[at - 1];
		if (before?.name !== name || areInTwoItems(before, spoken)) return false;
		// Its label may be on either side of a control.
		return (
			!(before.role === '' && hasLabel.has(role)) && !(role === '' && hasLabel.has(before.role))
		);
	});
	const measured = said.flatMap((meter, at) =>
		['meter', 'progressbar'].includes(meter.role)
			? said
					.slice(Math.max(0, at - neighbours), at + neighbours + 1)
					.filter(({ role, name }) => !role && digitsIn(name) === digitsIn(meter.value))
			: [],
	);
	const sentences = said.filter(({ role, name }) => !role && name.length >= sentenceLength);
	const twice = sentences.filter((spoken, at) =>
		sentences
			.slice(0, at)
			.some((other) => other.name === spoken.name && !areInTwoItems(other, spoken)),
	);
	return [
		...unnamed.map(({ phrase }) => `Without a name: ${phrase}`),
		...symbols.map(({ phrase }) => `Read as symbols: ${phrase}`),
		...[...repeated, ...twice].map(({ phrase }) => `Read twice: ${phrase}`),
		...measured.map(({ phrase }) => `Said by the text and by the meter: ${phrase}`),
	];
}
