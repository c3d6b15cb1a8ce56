import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Path, useController } from 'react-hook-form';
import { usePicture } from '../../../../lib/upload/use-picture';
import { useUpload } from '../../../../lib/upload/use-upload';
import { Button } from '../../../../ui/button';
import { failureOf } from '../../forms/entry-form/save-failure';
import { LibraryPicker } from '../../library/library-picker';
import { PictureBox } from '../../ui/picture-box';
import type { CropHint } from '../../ui/picture-preview';
import type { DraftControl, SettingsDraft } from '../settings-draft';

/** Uploads a picture as soon as it is chosen; `onUploaded` receives its address. */
export function usePictureUpload(onUploaded: (address: string) => void) {
	const { chosen, fault, choose, forget } = usePicture();
	const { part, upload, cancel } = useUpload();
	const { mutate, reset, error } = useMutation({
		mutationFn: upload,
		onSuccess(address) {
			onUploaded(address);
			forget();
		},
	});
	const chosenFile = chosen?.file;
	useEffect(() => {
		if (chosenFile) mutate(chosenFile);
	}, [chosenFile, mutate]);

	return {
		chosen,
		part,
		problem: fault || (error ? failureOf(error).message : undefined),
		choose,
		cancel,
		retry: chosenFile && error ? () => mutate(chosenFile) : undefined,
		forget() {
			reset();
			forget();
		},
	};
}

/** A picture of the site: uploaded when it is chosen, published when the settings are saved. */
export function PictureField({
	form,
	name,
	label,
	cropHint,
}: {
	form: DraftControl;
	name: Path<SettingsDraft>;
	label: string;
	cropHint: CropHint;
}) {
	const { field, fieldState } = useController({ control: form, name });
	const pictureUpload = usePictureUpload(field.onChange);
	const storedAddress = typeof field.value === 'string' ? field.value : '';
	return (
		<PictureBox
			label={label}
			cropHint={cropHint}
			address={pictureUpload.chosen?.preview ?? storedAddress}
			name={pictureUpload.chosen?.file.name}
			error={pictureUpload.problem ?? fieldState.error?.message}
			part={pictureUpload.part}
			buttonRef={field.ref}
			onChoose={pictureUpload.choose}
			onRemove={() => {
				pictureUpload.forget();
				field.onChange(null);
			}}
		>
			{pictureUpload.part === null && (
				<LibraryPicker
					onChoose={(address) => {
						pictureUpload.forget();
						field.onChange(address);
					}}
				/>
			)}
			{pictureUpload.part !== null && (
				<Button variant="outline" size="compact" flexGrow="1" onClick={pictureUpload.cancel}>
					Cancel
				</Button>
			)}
			{pictureUpload.retry && (
				<Button variant="ink" size="compact" flexGrow="1" onClick={pictureUpload.retry}>
					Try again
				</Button>
			)}
		</PictureBox>
	);
}
