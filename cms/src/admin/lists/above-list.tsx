import { LinkButton, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Drag } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import { orderedName, orderPath } from '../order/ordered';
import { choicesOf, type Filter } from './choices';

const everything = '';

/** Controls above a list: a select with its usual filters, and a link to the page that sorts it. */
export function AboveList() {
	const { slug } = useParams();
	const [{ query }, setQuery] = useQueryParams<{ filters?: { $and: Filter[] } }>();
	const choices = choicesOf(slug);
	const asked = JSON.stringify(query.filters?.$and ?? []);
	const chosen = choices.find(({ filters }) => JSON.stringify(filters) === asked);
	const choose = (name: string) => {
		const filters = choices.find((each) => each.name === name)?.filters ?? [];
		setQuery({ page: 1, filters: { $and: filters } } as never);
	};
	const ordered = slug && orderedName(slug);
	return (
		<>
			{choices.length > 0 && (
				<SingleSelect
					aria-label="Show"
					size="S"
					value={chosen?.name ?? everything}
					onChange={(value) => choose(String(value))}
				>
					<SingleSelectOption value={everything}>All</SingleSelectOption>
					{choices.map(({ name }) => (
						<SingleSelectOption key={name} value={name}>
							{name}
						</SingleSelectOption>
					))}
				</SingleSelect>
			)}
			{ordered && (
				<LinkButton
					tag={Link}
					to={orderPath(slug)}
					variant="tertiary"
					size="S"
					startIcon={<Drag />}
				>
					Put in order
				</LinkButton>
			)}
		</>
	);
}
