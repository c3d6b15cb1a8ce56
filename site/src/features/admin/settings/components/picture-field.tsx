import { type Path, useController } from 'react-hook-form';
import { Button } from '../../../../ui/button';
import { PictureBox } from '../../ui/picture-box';
import type { CropHint } from '../../ui/picture-preview';
import type { DraftControl, SettingsDraft } from '../draft';
import { usePictureUpload } from '../use-picture-upload';

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
