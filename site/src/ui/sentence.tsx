import { Fragment, type ReactNode } from 'react';

const slotPattern = /\{(\w+)\}/;

/** Renders a text with elements in its named slots. */
export const Sentence = ({
	text,
	parts,
}: {
	text: string;
	parts: Readonly<Record<string, ReactNode>>;
}) =>
	text
		.split(slotPattern)
		.map((piece, at) => (at % 2 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece));
