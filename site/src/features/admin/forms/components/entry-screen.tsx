import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from '../../../../ui/text-link';
import { entryRoutes } from '../../entry-routes';
import { StateMark } from '../../state/state-mark';
import { listAddressOf } from '../../ui/list-address';
import { adminWords } from '../../words';
import type { EntryFormDefinition } from '../entry-form/definition';
import type { EntryForm, StoredEntry } from '../entry-form/use-entry-form';
import { valuesOf } from '../entry-form/values';
import { EntryPreview } from '../preview/entry-preview';
import { fieldsOf } from './entry-fields';
import { FormScreen } from './form-screen';

export interface EntryScreenProps<Form, Entry> {
	form: EntryFormDefinition<Form, Entry>;
	title: string;
	/** Notice after publishing. */
	done: string;
}

/** Form screen with the fields of an entry kind. */
export function EntryScreen<Form, Entry>({
	form,
	entry,
	stored,
	bar,
	...screen
}: Pick<EntryScreenProps<Form, Entry>, 'form' | 'title'> & {
	entry: EntryForm<Form>;
	/** Entry being edited; undefined when adding one. */
	stored?: Entry & StoredEntry;
	/** Below the title: the status and the actions. */
	bar: ReactNode;
	createAnew?: () => void;
	another?: string;
}) {
	const before = new Map<string, unknown>(stored && Object.entries(valuesOf(form, stored)));
	const isSet = (name: string) => Boolean(before.get(name));
	const { main, details, hasDetailError } = fieldsOf(form, { entry: entry.fields, isSet });
	return (
		<FormScreen
			{...screen}
			bar={
				<>
					<TextLink to={listAddressOf(entryRoutes[form.name].list)}>
						{adminWords.backToList}
					</TextLink>
					{bar}
				</>
			}
			one={entryRoutes[form.name].one}
			entry={entry}
			details={details.length > 0 && details}
			hasDetailError={hasDetailError}
			preview={
				form.useShown && (
					<EntryPreview fields={entry.fields} stored={stored} useShown={form.useShown} />
				)
			}
		>
			{main}
			{form.After && <form.After control={entry.fields.control} />}
		</FormScreen>
	);
}

/** Status of an entry and its actions (the children), below the title. */
export const EntryBar = <Form,>({
	entry: {
		stored: { standing },
	},
	children,
}: {
	entry: EntryForm<Form>;
	children: ReactNode;
}) => (
	<Box
		role="group"
		aria-label={adminWords.bar}
		display="flex"
		flexWrap="wrap"
		alignItems="center"
		columnGap="4"
	>
		{standing && <StateMark standing={standing} />}
		{children}
	</Box>
);
