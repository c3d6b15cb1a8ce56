import { Box, chakra } from '@chakra-ui/react';
import type { HighlightedText, Picture as PictureData } from '@sumu/contract';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Picture } from '../../../ui/picture';

const Mark = chakra('mark', {
	base: {
		bg: 'color-mix(in srgb, {colors.gold} 36%, transparent)',
		color: 'ink',
		boxDecorationBreak: 'clone',
	},
});

/** Text with highlighted matches. */
export function MarkedText({ text: { text, marks } }: { text: HighlightedText }) {
	return (
		<>
			{marks.map(({ start, end }, index) => (
				<Fragment key={start}>
					{text.slice(marks[index - 1]?.end ?? 0, start)}
					<Mark>{text.slice(start, end)}</Mark>
				</Fragment>
			))}
			{text.slice(marks.at(-1)?.end ?? 0)}
		</>
	);
}

const Item = chakra('article', {
	base: {
		position: 'relative',
		display: 'grid',
		gridTemplateColumns: { base: '72px minmax(0, 1fr)', sm: '112px minmax(0, 1fr)' },
		columnGap: { base: '4', sm: 'gutter' },
		paddingBlock: '6',
		borderTopWidth: '1px',
		borderColor: 'hairline',
		'& h3': { transition: 'translate {durations.quick}' },
		'&:has(a):hover h3': { translate: { lg: '8px' } },
	},
});

/** Extends the link's target to the whole item. */
const CoverLink = chakra(Link, {
	base: { _before: { content: '""', position: 'absolute', inset: '0' } },
});

/** Search result: small picture, highlighted title, note and highlighted excerpt. */
export function FoundItem({
	title,
	note,
	excerpt,
	picture,
	to,
}: {
	title: HighlightedText;
	note: ReactNode;
	excerpt: HighlightedText;
	picture: PictureData | null;
	/** Omitted if the item has no page. */
	to?: string | undefined;
}) {
	const directionOf = useTextDirection();
	const name = <MarkedText text={title} />;
	return (
		<Item>
			<Picture picture={picture} title={title.text} ratio={1} sizes="112px" alt="" />
			<Box>
				<Box as="h3" dir={directionOf(title.text)} textStyle="cardTitle">
					{to ? <CoverLink to={to}>{name}</CoverLink> : name}
				</Box>
				{note && (
					<Box as="p" textStyle="label" color="muted" marginTop="1">
						{note}
					</Box>
				)}
				<Box
					as="p"
					dir={directionOf(excerpt.text)}
					textStyle="body"
					color="muted"
					marginTop="2"
					overflowWrap="anywhere"
				>
					<MarkedText text={excerpt} />
				</Box>
			</Box>
		</Item>
	);
}

/** Results of one content type, with their number. */
export function FoundList({
	title,
	count,
	children,
}: {
	title: string;
	count: number;
	children: ReactNode;
}) {
	const { number } = useWords();
	if (count === 0) return null;
	return (
		<section aria-label={title}>
			<Box display="flex" alignItems="baseline" gap="3" paddingBottom="4">
				<Box as="h2" textStyle="h3">
					{title}
				</Box>
				<Box as="p" textStyle="ui" color="muted" fontVariantNumeric="tabular-nums">
					{number(count)}
				</Box>
			</Box>
			{children}
		</section>
	);
}
