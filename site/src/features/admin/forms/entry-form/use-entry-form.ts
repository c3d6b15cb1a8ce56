import { useState } from 'react';
import type { DefaultValues, Path, PathValue } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { usePicture } from '../../../../lib/upload/use-picture';
import { useUpload } from '../../../../lib/upload/use-upload';
import { useLeaving } from '../../ui/use-leaving';
import type { EntryFormDefinition, EntryValues } from './definition';
import { failureOf } from './failure';
import { useDraft } from './use-draft';
import { bodyOf, rowsOf, valuesOf } from './values';

interface Options<Form, Entry, Body> {
	form: EntryFormDefinition<Form, Entry>;
	/** What is changed; without it one is added. */
	entry?: Entry & { readonly _id: string };
	/** What the CMS takes, the picture's address included. */
	schema: z.ZodMiniType<Body>;
	send: (body: Body) => Promise<unknown>;
	/** After it was saved; the form is as at first by then. */
	onSaved: () => void;
}

export type EntryForm<Form> = ReturnType<typeof useEntryForm<Form, null, object>>;

/** Stands for a chosen picture's address until it has one. */
const notUploaded = 'https://not-uploaded.invalid/';

const question = {
	title: 'Leave without saving?',
	text: 'What you typed stays in this browser as a draft; a picture has to be chosen again.',
	action: 'Leave',
};

/** A form of the workplace: checked, drafted, its picture uploaded first, then sent. */
export function useEntryForm<Form, Entry, Body extends object>({
	form,
	entry,
	schema,
	send,
	onSaved,
}: Options<Form, Entry, Body>) {
	type Values = EntryValues<Form>;
	const names = rowsOf(form.fields).map(([name, { kind }]) => ({
		name: name as Path<Values>,
		kind,
	}));
	const pictureName = names.find(({ kind }) => kind === 'picture')?.name;
	const [initial] = useState(() => valuesOf(form, entry));
	const { chosen, fault, choose, forget } = usePicture();
	const { part, upload, cancel } = useUpload();

	const bodySchema = z.pipe(
		z.transform((values: Values) => {
			const picture = pictureName && chosen && { [pictureName]: notUploaded };
			return bodyOf(form, { ...values, ...picture }, entry && initial);
		}),
		schema,
	);
	const { methods, changed, reset, ...api } = useApiForm<Values, Body>(bodySchema, submit, {
		defaultValues: initial as DefaultValues<Values>,
		explain: failureOf,
	});
	const draft = useDraft(entry ? `${form.name}-${entry._id}` : form.name, initial, methods);
	const isUnsaved = changed || chosen !== null;
	const leaving = useLeaving(isUnsaved, question);

	const setPicture = (address: string) => {
		if (pictureName)
			methods.setValue(pictureName, address as PathValue<Values, Path<Values>>, {
				shouldDirty: true,
			});
		forget();
	};
	function clear() {
		reset(initial as DefaultValues<Values>);
		forget();
		draft.clear();
		if (names[0]) methods.setFocus(names[0].name);
	}
	async function submit(body: Body) {
		if (pictureName && chosen) {
			const address = await upload(chosen.file);
			setPicture(address);
			await send({ ...body, [pictureName]: address });
		} else await send(body);
		clear();
		leaving.allow();
		onSaved();
	}

	return {
		...api,
		control: methods.control,
		/** Null where the form has none. */
		picture: pictureName
			? {
					name: pictureName,
					chosen,
					error: fault || (chosen ? undefined : api.error(pictureName)),
					/** How much of it has left, 0 to 1; null while it is not on its way. */
					part,
					choose(file: File) {
						methods.clearErrors(pictureName);
						choose(file);
					},
					remove: () => setPicture(''),
					cancel,
				}
			: null,
		draft,
		isUnsaved,
		clear,
	};
}
