import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { usePicture } from '../../../../lib/upload/use-picture';
import type { Failure } from './failure';
import { resolverOf } from './resolver';
import { useDraft } from './use-draft';
import { useLeaving } from './use-leaving';
import { useSending } from './use-sending';
import type { EntryValues } from './values';

export interface EntryFormOptions<Body> {
	/** Names the draft: one a form and document. */
	name: string;
	/** What the CMS takes, the picture's address included. */
	schema: z.ZodMiniType<Body>;
	/** Kept the same from render to render. */
	initial: EntryValues;
	/** The field of the picture's address, where there is one. */
	picture?: string;
	/** What is typed, as the schema takes it. */
	prepare?: (values: EntryValues) => object;
	send: (body: Body) => Promise<unknown>;
	/** After it was saved; the form is as at first by then. */
	onSaved: () => void;
}

export type EntryForm = ReturnType<typeof useEntryForm>;

/** Stands for a chosen picture's address until it has one. */
const notUploaded = 'https://not-uploaded.invalid/';
const asTyped = (values: EntryValues): object => values;

/** A form of the workplace: checked, drafted, its picture uploaded first, then sent. */
export function useEntryForm<Body>({
	name,
	schema,
	initial,
	picture: pictureField = '',
	prepare = asTyped,
	send,
	onSaved,
}: EntryFormOptions<Body>) {
	const { chosen, fault, choose, forget } = usePicture();
	const withPicture = (values: EntryValues, address: string | undefined) =>
		prepare(address ? { ...values, [pictureField]: address } : values);
	const form = useForm<EntryValues>({
		defaultValues: initial,
		resolver: resolverOf(schema, (values) => withPicture(values, chosen ? notUploaded : undefined)),
	});
	const { register, setValue, setError, clearErrors, reset, formState, control } = form;
	const draft = useDraft(name, initial, form);
	const sending = useSending();
	const isUnsaved = formState.isDirty || chosen !== null;
	const leaving = useLeaving(isUnsaved);
	const error = (field: string) => form.getFieldState(field, formState).error?.message;

	function clear() {
		reset(initial);
		forget();
		draft.clear();
		sending.forget();
		form.setFocus(Object.keys(initial)[0] ?? '');
	}
	function onFailed({ fields }: Failure) {
		for (const [field, message] of Object.entries(fields))
			setError(field, { type: 'server', message }, { shouldFocus: true });
	}
	const submit = form.handleSubmit((values) =>
		sending.run({
			file: chosen?.file,
			onUploaded(uploaded) {
				setValue(pictureField, uploaded, { shouldDirty: true });
				forget();
			},
			send: (uploaded) => send(schema.parse(withPicture(values, uploaded))),
			onSent() {
				clear();
				leaving.allow();
				onSaved();
			},
			onFailed,
		}),
	);

	return {
		control,
		field: (field: string) => register(field),
		error,
		picture: {
			name: pictureField,
			chosen,
			error: fault || (chosen ? undefined : error(pictureField)),
			choose(file: File) {
				clearErrors(pictureField);
				choose(file);
			},
			remove() {
				forget();
				setValue(pictureField, '', { shouldDirty: true });
			},
		},
		draft,
		sending,
		isUnsaved,
		clear,
		submit,
	};
}
