import { Box } from '@chakra-ui/react';
import { Empty } from '../../../../ui/empty-state';
import { TextButton, TextLink } from '../../../../ui/text-link';
import { entryRoutes } from '../../entry-routes';
import { adminWords } from '../../words';
import type { ListConfig } from './list-config';

/** Explains why a list is empty, and offers a next step. */
export const NoRows = ({
	list: { plural, whenEmpty, kind },
	search,
	status,
	isFiltered,
	onClear,
}: {
	list: Pick<ListConfig<never>, 'plural' | 'whenEmpty' | 'kind'>;
	search: string;
	status: string | undefined;
	/** Whether a status or another filter is set. */
	isFiltered: boolean;
	onClear: () => void;
}) => (
	<Empty>
		<Box textStyle="ui" color="muted" paddingTop="1">
			{search
				? `No results for “${search}”.`
				: status
					? adminWords.filter.none(plural, status)
					: isFiltered
						? adminWords.filters.none(plural)
						: (whenEmpty ?? `No ${plural} yet.`)}
		</Box>
		{(search || isFiltered) && <TextButton onClick={onClear}>Show all {plural}</TextButton>}
		{!search && !isFiltered && kind && (
			<TextLink to={entryRoutes[kind].add}>Add the first one</TextLink>
		)}
	</Empty>
);
