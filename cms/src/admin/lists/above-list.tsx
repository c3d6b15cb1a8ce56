import { LinkButton, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Drag } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import { orderedName, orderPath } from '../order/api';
import { getFilterPresets, type ListFilter } from './filter-presets';

const noFilterName = '';

/** Controls above a list: a select with its usual filters, and a link to the page that sorts it. */
export function AboveList() {
	const { slug } = useParams();
	const [{ query }, setQuery] = useQueryParams<{ filters?: { $and: ListFilter[] } }>();
	const filterPresets = getFilterPresets(slug);
	const currentFilters = JSON.stringify(query.filters?.$and ?? []);
	const activePreset = filterPresets.find(
		({ filters }) => JSON.stringify(filters) === currentFilters,
	);
	const applyPreset = (name: string) => {
		const filters = filterPresets.find((each) => each.name === name)?.filters ?? [];
		setQuery({ page: 1, filters: { $and: filters } } as never);
	};
	const orderedTypeName = slug && orderedName(slug);
	return (
		<>
			{filterPresets.length > 0 && (
				<SingleSelect
					aria-label="Show"
					size="S"
					value={activePreset?.name ?? noFilterName}
					onChange={(value) => applyPreset(String(value))}
				>
					<SingleSelectOption value={noFilterName}>All</SingleSelectOption>
					{filterPresets.map(({ name }) => (
						<SingleSelectOption key={name} value={name}>
							{name}
						</SingleSelectOption>
					))}
				</SingleSelect>
			)}
			{orderedTypeName && (
				<LinkButton
					tag={Link}
					to={orderPath(slug)}
					variant="tertiary"
					size="S"
					startIcon={<Drag />}
				>
					Change order
				</LinkButton>
			)}
		</>
	);
}
