import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';

/** The site as a search engine result. */
export const SearchResult = ({ seo, ownerName }: Pick<SiteSetting, 'seo' | 'ownerName'>) => (
	<Box padding="12" bg="raised" fontSize="1.5rem">
		<Box color="muted" textStyle="ui">
			{ownerName}
		</Box>
		<Box color="accentText" textStyle="h4">
			{seo.title}
		</Box>
		<Box textStyle="body" maxWidth="measure">
			{seo.description}
		</Box>
	</Box>
);
