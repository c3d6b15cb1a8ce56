import {
	Bold,
	Code,
	Heading2,
	Heading3,
	Heading4,
	Italic,
	Link,
	List,
	ListChecks,
	ListOrdered,
	type LucideIcon,
	SquareCode,
	Strikethrough,
	Superscript,
	Table,
	TextQuote,
} from 'lucide-react';
import { codeBlock, footnote, heading, quote, table } from './blocks';
import { type Edit, link, prefix, type Selection, wrap } from './edits';
import type { Shortcut } from './shortcuts';

export interface Tool extends Shortcut {
	readonly label: string;
	readonly icon: LucideIcon;
	readonly edit: (selection: Selection) => Edit;
}

export const tools: readonly Tool[] = [
	{ label: 'Heading 2', icon: Heading2, key: '2', alt: true, edit: heading(2) },
	{ label: 'Heading 3', icon: Heading3, key: '3', alt: true, edit: heading(3) },
	{ label: 'Heading 4', icon: Heading4, key: '4', alt: true, edit: heading(4) },
	{ label: 'Bold', icon: Bold, key: 'b', edit: wrap('**') },
	{ label: 'Italic', icon: Italic, key: 'i', edit: wrap('_') },
	{ label: 'Strikethrough', icon: Strikethrough, key: 'x', shift: true, edit: wrap('~~') },
	{ label: 'Link', icon: Link, key: 'k', edit: link },
	{ label: 'Quote', icon: TextQuote, key: '.', shift: true, edit: quote },
	{
		label: 'List',
		icon: List,
		key: '8',
		shift: true,
		edit: prefix(() => '- ', /^- (?!\[[ xX]\] )/),
	},
	{
		label: 'Numbered list',
		icon: ListOrdered,
		key: '7',
		shift: true,
		edit: prefix((index) => `${index + 1}. `, /^\d+\. /),
	},
	{
		label: 'Task list',
		icon: ListChecks,
		key: '9',
		shift: true,
		edit: prefix(() => '- [ ] ', /^- \[[ xX]\] /),
	},
	{ label: 'Code', icon: Code, key: 'e', edit: wrap('`', '`', 'code') },
	{ label: 'Code block', icon: SquareCode, key: 'c', alt: true, edit: codeBlock },
	{ label: 'Table', icon: Table, key: 't', alt: true, edit: table },
	{ label: 'Footnote', icon: Superscript, key: 'f', alt: true, edit: footnote },
];
