import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Ground = chakra('section', {
	base: { paddingBlock: 'section', position: 'relative' },
	variants: {
		ground: {
			canvas: {},
			sunken: { bg: 'sunken' },
			green: { bg: 'green', color: 'onGreen' },
			strip: { bg: 'strip', color: 'onStrip' },
		},
	},
	defaultVariants: { ground: 'canvas' },
});

const titleId = (section: string) => `${section}-title`;

/** A named region of a page; its `SectionHeading` gives it its name, or `label` where none shows. */
export function Section({
	id,
	label,
	ground = 'canvas',
	children,
}: {
	id: string;
	label?: string;
	ground?: 'canvas' | 'sunken' | 'green' | 'strip';
	children: ReactNode;
}) {
	return (
		<Ground
			id={id}
			ground={ground}
			aria-label={label}
			aria-labelledby={label ? undefined : titleId(id)}
		>
			{children}
		</Ground>
	);
}

/** The section's number in the page's order, `01` and up. */
export const Kicker = chakra('p', {
	base: { textStyle: 'label', color: 'accentText', fontVariantNumeric: 'tabular-nums' },
});

/** Number, title and intro line of the section named by `section`. */
export function SectionHeading({
	section,
	number,
	title,
	intro,
}: {
	section: string;
	number: string;
	title: string;
	intro?: string;
}) {
	return (
		<Box>
			<Kicker aria-hidden>{number}</Kicker>
			<Box as="h2" id={titleId(section)} textStyle="h2" marginTop="4">
				{title}
			</Box>
			{intro && (
				<Box as="p" textStyle="lead" marginTop="6" maxWidth="measure">
					{intro}
				</Box>
			)}
		</Box>
	);
}
