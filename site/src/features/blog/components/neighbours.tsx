import { Box, chakra } from '@chakra-ui/react';
import type { PostWithNeighbours } from '@sumu/contract';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';

const Way = chakra(Link, {
	base: {
		display: 'grid',
		gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: '3fr 8fr 1fr' },
		alignItems: 'center',
		columnGap: 'gutter',
		paddingBlock: { base: '4', lg: '6' },
		borderTopWidth: '1px',
		borderColor: 'hairline',
		'& svg': { justifySelf: 'end', transition: 'translate {durations.quick}' },
		'& > span:first-of-type': { gridColumn: { base: '1 / -1', lg: 'auto' } },
		'&:hover svg': { translate: 'calc(var(--forward, 1) * 8px)' },
		'&[rel=prev]:hover svg': { translate: 'calc(var(--forward, 1) * -8px)' },
		'&:hover [data-topic]': { color: 'accentText' },
	},
});

/** Links to the next and previous post. */
export function Neighbours({ post: { previous, next } }: { post: PostWithNeighbours }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	if (!previous && !next) return null;
	const neighbourLinks = [
		{ label: t('Next post'), rel: 'next', post: next, icon: ArrowRight },
		{ label: t('Previous post'), rel: 'prev', post: previous, icon: ArrowLeft },
	] as const;
	return (
		<Container as="nav" aria-label={t('Other posts')} paddingBottom="section">
			<Box borderBottomWidth="1px" borderColor="hairline">
				{neighbourLinks.map(
					({ label, rel, post, icon: Icon }) =>
						post && (
							<Way key={rel} to={sitePaths.blog.at(post.slug)} rel={rel} prefetch="intent">
								<Box as="span" textStyle="small" color="muted">
									{label}
								</Box>
								<Box
									as="span"
									data-topic
									dir={directionOf(post.topic)}
									textStyle="h3"
									fontSize="clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)"
								>
									{post.topic}
								</Box>
								<Icon size={26} strokeWidth={1.5} aria-hidden />
							</Way>
						),
				)}
			</Box>
		</Container>
	);
}
