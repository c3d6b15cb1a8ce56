import {
	addService,
	messages,
	type Service,
	serviceFormSchema,
	serviceUpdateSchema,
	updateService,
} from '@sumu/contract';
import { useState } from 'react';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { changedPicture } from './changed-picture';
import { LineField, TextField } from './components/form-fields';
import { FormScreen } from './components/form-screen';
import { PictureField } from './components/picture-field';
import { cropHints } from './crop-hints';
import { type EntryForm, useEntryForm } from './entry-form/use-entry-form';
import { useSaved } from './use-saved';
import { withoutEmpty } from './without-empty';

const empty = { servicesHeader: '', servicesDescription: '', img: '' };

function Screen({ entry, title, save }: { entry: EntryForm; title: string; save: string }) {
	return (
		<FormScreen
			title={title}
			save={save}
			entry={entry}
			aside={<PictureField entry={entry} label="Picture" cropHint={cropHints.service} />}
		>
			<LineField entry={entry} name="servicesHeader" label="Service name" />
			<TextField entry={entry} name="servicesDescription" label="Description" rows={7} />
		</FormScreen>
	);
}

export function AddService() {
	const entry = useEntryForm({
		name: 'service',
		schema: serviceFormSchema,
		initial: empty,
		picture: 'img',
		send: (body) => callAsUser(addService, { body }),
		onSaved: useSaved(messages.servicesAdded),
	});
	return <Screen entry={entry} title="Add Service" save="Save service" />;
}

export function UpdateService({ service }: { service: Service }) {
	const { _id: id, servicesHeader, servicesDescription, img } = service;
	const [initial] = useState({ servicesHeader, servicesDescription, img });
	const entry = useEntryForm({
		name: `service-${id}`,
		schema: serviceUpdateSchema,
		initial,
		picture: 'img',
		prepare: withoutEmpty('img'),
		send: (body) =>
			callAsUser(updateService, {
				params: { id },
				body: { ...body, img: changedPicture(img, body.img) },
			}),
		onSaved: useSaved(messages.updated, sumuPaths.manageServices.at()),
	});
	return <Screen entry={entry} title="Update Service" save="Update service" />;
}
