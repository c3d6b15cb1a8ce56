import { Box } from '@chakra-ui/react';
import type { DocumentKind } from '@sumu/contract';
import { sumuPaths } from '../../../config/sumu-paths';
import { TextLink } from '../../../ui/text-link';
import { trashWords } from './words';

/** Link from a list to its rows in the trash. */
export const TrashLink = ({ kind }: { kind: DocumentKind }) => (
	<Box as="p" textStyle="small" marginTop="6">
		<TextLink to={`${sumuPaths.trash.at()}?kind=${kind}`} tone="quiet">
			{trashWords.toTrash}
		</TextLink>
	</Box>
);
