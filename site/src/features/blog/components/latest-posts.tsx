import { Box } from '@chakra-ui/react';
import type { HomeSection as Heading } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Empty } from '../../../ui/empty-state';
import { Section, SectionHeading } from '../../../ui/section';
import { TextLink } from '../../../ui/text-link';
import { latestPostsQuery } from '../api/list-latest-posts';
import { PostCard } from './post-card';

interface Links {
	/** Addresses of all posts and of one; omitted if there are no such pages. */
	list?: string | undefined;
	post?: ((id: string) => string) | undefined;
}

/** Newest posts, set like newspaper columns. */
export function LatestPosts({
	number,
	heading,
	links,
}: {
	number: string;
	heading: Heading;
	links: Links;
}) {
	const { t } = useWords();
	const { data: posts } = useSuspenseQuery(latestPostsQuery());
	return (
		<Section id="blog">
			<Container>
				<Box
					display="flex"
					flexDirection={{ base: 'column', md: 'row' }}
					justifyContent="space-between"
					alignItems={{ base: 'start', md: 'end' }}
					gap="4"
				>
					<SectionHeading
						section="blog"
						number={number}
						title={heading.title}
						intro={heading.text}
					/>
					{links.list && (
						<TextLink to={links.list}>
							{t('see more')}
							<Box as="span" srOnly>
								{t(': all posts')}
							</Box>
							<ArrowRight size={18} aria-hidden />
						</TextLink>
					)}
				</Box>
				{posts.length === 0 && <Empty text={t('No posts yet')} />}
				<Box
					display="grid"
					gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
					gridTemplateRows={{ md: 'auto auto auto 1fr' }}
					columnGap="gutter"
					rowGap={{ base: '12', md: '0' }}
					marginTop="12"
				>
					{posts.map((post) => (
						<PostCard key={post._id} post={post} to={links.post?.(post.slug)} />
					))}
				</Box>
			</Container>
		</Section>
	);
}
