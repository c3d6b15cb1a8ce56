import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTextDirection } from '../lib/words/text-direction';
import { deferLayout } from './defer-layout';

const Ground = chakra('section', {
	base: {
		paddingBlock: 'section',
		position: 'relative',
		...deferLayout('60rem'),
	},
	variants: {
		ground: {
			canvas: {},
			sunken: { bg: 'sunken' },
			green: { bg: 'green', color: 'onGreen', '--ring': 'colors.onGreen' },
			strip: { bg: 'strip', color: 'onStrip', '--ring': 'colors.onStrip' },
		},
		/** Removes the padding, so that a picture can touch the section's edges. */
		flush: { true: { paddingBlock: '0' } },
	},
	defaultVariants: { ground: 'canvas' },
});

const titleId = (section: string) => `${section}-title`;

/** A named region of a page, labelled by its `SectionHeading`, or by `label` if it has none. */
export function Section({
	id,
	label,
	ground = 'canvas',
	flush = false,
	children,
}: {
	id: string;
	label?: string;
	ground?: 'canvas' | 'sunken' | 'green' | 'strip';
	flush?: boolean;
	children: ReactNode;
}) {
	return (
		<Ground
			id={id}
			data-deferred=""
			suppressHydrationWarning
			ground={ground}
			flush={flush}
			aria-label={label}
			aria-labelledby={label ? undefined : titleId(id)}
		>
			{children}
		</Ground>
	);
}

/** A sequence number, from `01`: of a home section or a list item. */
export const Kicker = chakra('p', {
	base: { textStyle: 'label', color: 'accentText', fontVariantNumeric: 'tabular-nums' },
});

/** Title and intro of the section named by `section`; on the home page, below its number. */
export function SectionHeading({
	section,
	number,
	title,
	intro,
	size = 'h2',
	numberColor,
}: {
	section: string;
	number?: string | undefined;
	title: string;
	intro?: string;
	size?: 'h1' | 'h2' | 'h3';
	/** For backgrounds on which the accent colour lacks contrast. */
	numberColor?: 'gold';
}) {
	const directionOf = useTextDirection();
	return (
		<Box>
			{number && (
				<Kicker aria-hidden color={numberColor}>
					{number}
				</Kicker>
			)}
			<Box
				as="h2"
				id={titleId(section)}
				dir={directionOf(title)}
				textStyle={size}
				marginTop={number ? '4' : undefined}
			>
				{title}
			</Box>
			{intro && (
				<Box
					as="p"
					dir={directionOf(intro)}
					textStyle="lead"
					marginTop={size === 'h1' ? '8' : '6'}
					maxWidth="measure"
				>
					{intro}
				</Box>
			)}
		</Box>
	);
}
