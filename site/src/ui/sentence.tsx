import { Fragment, type ReactNode } from 'react';

const slot = /\{(\w+)\}/;

/** A text in which elements stand: each in the slot of its name. */
export const Sentence = ({
	text,
	parts,
}: {
	text: string;
	parts: Readonly<Record<string, ReactNode>>;
}) =>
	text
		.split(slot)
		.map((piece, at) => (at % 2 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece));
