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
import {
	insertCodeBlock,
	insertFootnote,
	insertTable,
	toggleHeading,
	toggleQuote,
} from './block-edits';
import type { KeyboardShortcut } from './shortcuts';
import {
	insertLink,
	type TextEdit,
	type TextSelection,
	toggleLinePrefix,
	toggleWrap,
} from './text-edits';

export interface MarkdownTool extends KeyboardShortcut {
	readonly label: string;
	readonly icon: LucideIcon;
	readonly edit: (selection: TextSelection) => TextEdit;
}

export const markdownTools: readonly MarkdownTool[] = [
	{ label: 'Heading 2', icon: Heading2, key: '2', alt: true, edit: toggleHeading(2) },
	{ label: 'Heading 3', icon: Heading3, key: '3', alt: true, edit: toggleHeading(3) },
	{ label: 'Heading 4', icon: Heading4, key: '4', alt: true, edit: toggleHeading(4) },
	{ label: 'Bold', icon: Bold, key: 'b', edit: toggleWrap('**') },
	{ label: 'Italic', icon: Italic, key: 'i', edit: toggleWrap('_') },
	{ label: 'Strikethrough', icon: Strikethrough, key: 'x', shift: true, edit: toggleWrap('~~') },
	{ label: 'Link', icon: Link, key: 'k', edit: insertLink },
	{ label: 'Quote', icon: TextQuote, key: '.', shift: true, edit: toggleQuote },
	{
		label: 'List',
		icon: List,
		key: '8',
		shift: true,
		edit: toggleLinePrefix(() => '- ', /^- (?!\[[ xX]\] )/),
	},
	{
		label: 'Numbered list',
		icon: ListOrdered,
		key: '7',
		shift: true,
		edit: toggleLinePrefix((index) => `${index + 1}. `, /^\d+\. /),
	},
	{
		label: 'Task list',
		icon: ListChecks,
		key: '9',
		shift: true,
		edit: toggleLinePrefix(() => '- [ ] ', /^- \[[ xX]\] /),
	},
	{ label: 'Code', icon: Code, key: 'e', edit: toggleWrap('`', '`', 'code') },
	{ label: 'Code block', icon: SquareCode, key: 'c', alt: true, edit: insertCodeBlock },
	{ label: 'Table', icon: Table, key: 't', alt: true, edit: insertTable },
	{ label: 'Footnote', icon: Superscript, key: 'f', alt: true, edit: insertFootnote },
];
