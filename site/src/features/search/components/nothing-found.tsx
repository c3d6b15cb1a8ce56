import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Empty } from '../../../ui/empty-state';
import { TextLink } from '../../../ui/text-link';

const Word = chakra(Link, {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		minHeight: 'compact',
		paddingInline: '4',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'control',
		textStyle: 'ui',
		transition: 'background-color {durations.hover}',
		_hover: { bg: 'sunken', borderColor: 'ink' },
	},
});

/** Suggested searches. */
export function Suggestions({ words }: { words: readonly string[] }) {
	const { t } = useWords();
	if (words.length === 0) return null;
	return (
		<Box as="nav" aria-label={t('Suggestions')}>
			<Box as="p" textStyle="ui" color="muted">
				{t('Suggestions')}
			</Box>
			<Box as="ul" display="flex" flexWrap="wrap" gap="2" marginTop="4">
				{words.map((word) => (
					<li key={word}>
						<Word to={sitePaths.search.at(word)}>{word}</Word>
					</li>
				))}
			</Box>
		</Box>
	);
}

export function NothingFound({ suggested }: { suggested: readonly string[] }) {
	const { t } = useWords();
	return (
		<>
			<Empty text={t('No result contains all of those words.')}>
				<Box display="flex" flexWrap="wrap" columnGap="6" marginTop="2">
					<TextLink to={sitePaths.projects.at()}>{t('All projects')}</TextLink>
					<TextLink to={sitePaths.blogs.at()}>{t('All posts')}</TextLink>
				</Box>
			</Empty>
			<Suggestions words={suggested} />
		</>
	);
}
