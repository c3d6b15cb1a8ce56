import { type Path, useController } from 'react-hook-form';
import { Button } from '../../../../ui/button';
import { PictureBox } from '../../ui/picture-box';
import type { CropHint } from '../../ui/picture-preview';
import type { Draft, DraftControl } from '../draft';
import { usePictureUpload } from '../use-picture-upload';

/** A picture of the site: uploaded when it is chosen, published when the settings are saved. */
export function PictureField({
	form,
	name,
	label,
	cropHint,
}: {
	form: DraftControl;
	name: Path<Draft>;
	label: string;
	cropHint: CropHint;
}) {
	const { field, fieldState } = useController({ control: form, name });
	const upload = usePictureUpload(field.onChange);
	const kept = typeof field.value === 'string' ? field.value : '';
	return (
		<PictureBox
			label={label}
			cropHint={cropHint}
			address={upload.chosen?.preview ?? kept}
			name={upload.chosen?.file.name}
			error={upload.problem ?? fieldState.error?.message}
			part={upload.part}
			buttonRef={field.ref}
			onChoose={upload.choose}
			onRemove={() => {
				upload.forget();
				field.onChange(null);
			}}
		>
			{upload.part !== null && (
				<Button variant="outline" size="compact" flexGrow="1" onClick={upload.cancel}>
					Cancel
				</Button>
			)}
			{upload.retry && (
				<Button variant="ink" size="compact" flexGrow="1" onClick={upload.retry}>
					Try again
				</Button>
			)}
		</PictureBox>
	);
}
