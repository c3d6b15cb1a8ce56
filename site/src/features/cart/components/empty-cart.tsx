import { Box } from '@chakra-ui/react';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Empty } from '../../../ui/empty-state';
import { TextLink } from '../../../ui/text-link';

/** Message for an empty cart, with an explanation of its purpose. */
export const EmptyCart = () => {
	const { t } = useWords();
	return (
		<Empty>
			<Box as="p" textStyle="ui" color="muted" marginTop="2" marginBottom="3" maxWidth="44ch">
				{t('Save projects here, then send them along with your message.')}
			</Box>
			<TextLink to={sitePaths.projects.at()} prefetch="intent">
				{t('Browse the projects')}
			</TextLink>
		</Empty>
	);
};
