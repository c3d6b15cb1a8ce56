import {
	type QueryKey,
	type UseSuspenseQueryOptions,
	useSuspenseQuery,
} from '@tanstack/react-query';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { loadInBrowser } from '../../lib/query';

interface EntryFormScreens<Entry, Key extends QueryKey> {
	/** Query of the entry to edit, by its id. */
	readonly toEdit: (id: string) => UseSuspenseQueryOptions<Entry, Error, Entry, Key>;
	readonly Add: ComponentType;
	readonly renderUpdate: (entry: Entry) => ReactNode;
}

/** Returns the loader and the screen of a content type's form: an address with an id edits, one without adds. */
export function createEntryFormRoute<Entry extends { _id: string }, Key extends QueryKey>({
	toEdit,
	Add,
	renderUpdate,
}: EntryFormScreens<Entry, Key>) {
	function UpdateScreen({ id }: { id: string }) {
		const { data } = useSuspenseQuery(toEdit(id));
		return <Fragment key={data._id}>{renderUpdate(data)}</Fragment>;
	}
	return {
		clientLoader: ({ params: { id } }: Pick<LoaderFunctionArgs, 'params'>) =>
			id ? loadInBrowser((client) => [client.fetchQuery(toEdit(id))]) : null,
		EntryFormScreen() {
			const { id } = useParams();
			return id ? <UpdateScreen id={id} /> : <Add />;
		},
	};
}
