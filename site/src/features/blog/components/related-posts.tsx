import { Box } from '@chakra-ui/react';
import type { PostWithNeighbours } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { relatedPostsQuery } from '../api/related-posts';
import { PostCard } from './post-card';

/** Related posts; nothing if there are none. */
export function RelatedPosts({ post }: { post: PostWithNeighbours }) {
	const { t } = useWords();
	const { data: posts = [] } = useQuery(relatedPostsQuery(post));
	if (posts.length === 0) return null;
	return (
		<Section id="related">
			<Container>
				<Box as="h2" id="related-title" textStyle="h2" marginBottom="12">
					{t('More to read')}
				</Box>
				<Box
					display="grid"
					gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
					gridTemplateRows={{ md: 'auto auto auto 1fr' }}
					columnGap="gutter"
					rowGap={{ base: '12', md: '0' }}
				>
					{posts.map((other) => (
						<PostCard
							key={other._id}
							post={other}
							to={sitePaths.blog.at(other.slug)}
							look="related"
						/>
					))}
				</Box>
			</Container>
		</Section>
	);
}
