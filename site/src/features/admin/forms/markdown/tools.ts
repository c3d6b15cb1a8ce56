import {
	Bold,
	Code,
	Heading2,
	Image,
	Italic,
	Link,
	List,
	ListOrdered,
	type LucideIcon,
	SquareCode,
	TextQuote,
} from 'lucide-react';
import { type Edit, link, prefix, type Selection, wrap } from './edits';

export interface Tool {
	readonly label: string;
	readonly icon: LucideIcon;
	/** With Ctrl or ⌘; `shift` where that is held too. */
	readonly key?: string;
	readonly shift?: boolean;
	readonly edit: (selection: Selection) => Edit;
}

export const tools: readonly Tool[] = [
	{ label: 'Heading', icon: Heading2, key: 'h', shift: true, edit: prefix(() => '## ', /^## /) },
	{ label: 'Bold', icon: Bold, key: 'b', edit: wrap('**') },
	{ label: 'Italic', icon: Italic, key: 'i', edit: wrap('_') },
	{ label: 'Link', icon: Link, key: 'k', edit: link() },
	{ label: 'Picture', icon: Image, edit: link('!') },
	{ label: 'Quote', icon: TextQuote, key: '.', shift: true, edit: prefix(() => '> ', /^> /) },
	{ label: 'List', icon: List, key: '8', shift: true, edit: prefix(() => '- ', /^- /) },
	{
		label: 'Numbered list',
		icon: ListOrdered,
		key: '7',
		shift: true,
		edit: prefix((index) => `${index + 1}. `, /^\d+\. /),
	},
	{ label: 'Code', icon: Code, key: 'e', edit: wrap('`', '`', 'code') },
	{ label: 'Code block', icon: SquareCode, edit: wrap('```js\n', '\n```', 'code') },
];

interface Keys {
	key: string;
	code: string;
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
	altKey: boolean;
}

// With Shift a layout may make another character of a key; its place stays.
const codes: Record<string, string> = { '7': 'Digit7', '8': 'Digit8', '.': 'Period' };

/** The tool a combination of keys stands for. */
export const toolOf = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
	(ctrlKey || metaKey) && !altKey
		? tools.find(
				(tool) =>
					tool.key !== undefined &&
					(tool.key === key.toLowerCase() || codes[tool.key] === code) &&
					Boolean(tool.shift) === shiftKey,
			)
		: undefined;

const capital = (key: string) => key.toUpperCase();

/** Its keys as assistive technology reads them. */
export const keysOf = ({ key, shift }: Tool) =>
	key &&
	['Control', 'Meta']
		.map((first) => [first, shift && 'Shift', capital(key)].filter(Boolean).join('+'))
		.join(' ');

/** What the pointer is told. */
export const titleOf = ({ label, key, shift }: Tool) =>
	key ? `${label} (${['Ctrl', shift && 'Shift', capital(key)].filter(Boolean).join('+')})` : label;
