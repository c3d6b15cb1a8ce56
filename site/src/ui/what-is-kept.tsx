import { Box } from '@chakra-ui/react';
import { useWords } from '../lib/words/use-words';
import { TextLink } from './text-link';

/** Privacy link beside a form that stores data. */
export function WhatIsKept({ privacy }: { privacy: string }) {
	const { t } = useWords();
	return (
		<Box as="p" textStyle="small" marginTop="3">
			<TextLink to={privacy} tone="current" color="inherit">
				{t('How I handle your data')}
			</TextLink>
		</Box>
	);
}
