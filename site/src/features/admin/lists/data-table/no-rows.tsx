import { Box } from '@chakra-ui/react';
import { Empty } from '../../../../ui/empty';
import { TextButton, TextLink } from '../../../../ui/text-link';
import type { ListConfig } from './list-config';

/** Why a list is empty, and what can be done about it. */
export const NoRows = ({
	list: { plural, whenEmpty, addTo },
	search,
	onClear,
}: {
	list: Pick<ListConfig<never>, 'plural' | 'whenEmpty' | 'addTo'>;
	search: string;
	onClear: () => void;
}) => (
	<Empty>
		<Box textStyle="ui" color="muted" paddingTop="1">
			{search ? `Nothing matches “${search}”.` : (whenEmpty ?? `There are no ${plural} yet.`)}
		</Box>
		{search && <TextButton onClick={onClear}>Show all {plural}</TextButton>}
		{!search && addTo && <TextLink to={addTo}>Add the first one</TextLink>}
	</Empty>
);
