import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTextDirection } from '../../lib/words/text-direction';
import { useWords } from '../../lib/words/use-words';
import type { ArticleHeading } from './prepare-article';

/** Everything above the reading line: a heading stays in this area once passed, even after a jump. */
const readPart = '1000000px 0px -60% 0px';

/** Returns the id of the current heading, or of the first one at the start. */
export function useCurrentHeading(headings: readonly ArticleHeading[]): string | undefined {
	const [current, setCurrent] = useState(headings[0]?.id);
	useEffect(() => {
		const passedIds = new Set<string>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					if (isIntersecting) passedIds.add(target.id);
					else passedIds.delete(target.id);
				}
				setCurrent((headings.findLast(({ id }) => passedIds.has(id)) ?? headings[0])?.id);
			},
			{ rootMargin: readPart },
		);
		for (const { id } of headings) {
			const heading = document.getElementById(id);
			if (heading) observer.observe(heading);
		}
		return () => observer.disconnect();
	}, [headings]);
	return current;
}

const Entry = chakra('a', {
	base: {
		display: 'block',
		paddingBlock: '2',
		paddingInlineStart: '4',
		borderInlineStartWidth: '2px',
		borderColor: 'hairline',
		textStyle: 'small',
		color: 'muted',
		transition: 'color {durations.hover}',
		_hover: { color: 'ink' },
		'&[aria-current]': { color: 'ink', borderColor: 'accent', fontWeight: 'strong' },
	},
});

/** Table of contents beside an article with several headings; highlights the current one. */
export const Contents = ({ headings }: { headings: readonly ArticleHeading[] }) =>
	headings.length > 1 && (
		<Box position="sticky" top="calc({sizes.navScrolled} + {spacing.8})">
			<Links headings={headings} />
		</Box>
	);

function Links({ headings }: { headings: readonly ArticleHeading[] }) {
	const { t } = useWords();
	const current = useCurrentHeading(headings);
	const directionOf = useTextDirection();
	return (
		<Box as="nav" aria-label={t('On this page')}>
			<Box as="p" textStyle="label" color="muted" marginBottom="3">
				{t('On this page')}
			</Box>
			<ul>
				{headings.map(({ id, text }) => (
					<li key={id}>
						<Entry href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
							<span dir={directionOf(text)}>{text}</span>
						</Entry>
					</li>
				))}
			</ul>
		</Box>
	);
}
