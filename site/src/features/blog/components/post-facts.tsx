import { Box } from '@chakra-ui/react';
import type { PostWithNeighbours } from '@sumu/contract';
import type { ReactNode } from 'react';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { TextLink } from '../../../ui/text-link';

/** Author, date, date of the last revision if on a later day, tags and reading time. */
export function PostFacts({ post }: { post: PostWithNeighbours }) {
	const { counted, day, say } = useWords();
	const readingMinutes = post.readingMinutes;
	const isRevised = post.updated > post.date && day(post.updated) !== day(post.date);
	return (
		<Box as="dl" borderTopWidth="1px" borderColor="hairline" paddingTop="3" textStyle="small">
			<Fact name={say('Author')}>{post.author}</Fact>
			<Fact name={say('Date')}>
				<time dateTime={post.date}>{day(post.date)}</time>
			</Fact>
			{isRevised && (
				<Fact name={say('Updated')}>
					<time dateTime={post.updated}>{day(post.updated)}</time>
				</Fact>
			)}
			{post.tags.length > 0 && (
				<Fact name={say('Tags')}>
					<Box as="ul" display="flex" flexWrap="wrap" columnGap="3">
						{post.tags.map((tag) => (
							<li key={tag}>
								<TextLink to={sitePaths.blogs.at(1, tag)}>{tag}</TextLink>
							</li>
						))}
					</Box>
				</Fact>
			)}
			<Fact name={say('Reading')}>
				{counted({ one: '{count} minute', other: '{count} minutes' }, readingMinutes)}
			</Fact>
		</Box>
	);
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<Box display="grid" gridTemplateColumns="88px 1fr" alignItems="baseline" paddingBlock="1">
		<Box as="dt" color="muted">
			{name}
		</Box>
		<dd>{children}</dd>
	</Box>
);
