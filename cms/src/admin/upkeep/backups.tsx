import { Box, Button, Flex } from '@strapi/design-system';
import { Form, type FormHelpers, InputRenderer } from '@strapi/strapi/admin';
import { backupsBodySchema, backupLimits as limits } from '@sumu/contract';
import { type PanelUpkeep, useSaveBackupsMutation } from './api';
import {
	type ConfirmationValues,
	ConfirmFields,
	confirmationOf,
	emptyConfirmation,
} from './confirm-fields';
import { Section } from './section';
import { Failure, useSaving } from './use-saving';

interface BackupsForm extends ConfirmationValues {
	/** Null while the field is empty. */
	nights: number | null;
}

const backupLocationNote =
	'They lie beside the site’s data, in DATA_DIR/backups: copy them to another machine now and then, as docs/backup.md says.';
const byVariable =
	'BACKUPS in .env says how many and goes before: change it there, or take it out and restart to set it here.';

/** Setting for the number of nightly backups to keep. */
export function Backups({ backups: { by, nights }, asksCode }: PanelUpkeep) {
	const [send] = useSaveBackupsMutation();
	const { failure, forgive, save } = useSaving(send, 'Saved');
	const isFixed = by === 'variable';

	async function handleSubmit(
		formValues: BackupsForm,
		{ setErrors, setValues }: FormHelpers<BackupsForm>,
	) {
		const body = { nights: formValues.nights, ...confirmationOf(formValues) };
		const savedSettings = await save(backupsBodySchema.safeParse(body), setErrors);
		if (savedSettings) setValues({ nights: savedSettings.backups.nights, ...emptyConfirmation });
	}

	return (
		<Section
			id="backups"
			title="Backups"
			about={isFixed ? `${backupLocationNote} ${byVariable}` : backupLocationNote}
		>
			<Form<BackupsForm>
				method="PUT"
				initialValues={{ nights, ...emptyConfirmation }}
				onSubmit={handleSubmit}
			>
				{({ isSubmitting }) => (
					<Flex direction="column" alignItems="stretch" gap={5}>
						<Box maxWidth="40rem">
							<InputRenderer
								type="integer"
								name="nights"
								label="Nights kept"
								hint={`From 0 to ${limits.most}, a backup each night; 0 makes none`}
								required
								disabled={isFixed}
							/>
						</Box>
						{!isFixed && <ConfirmFields asksCode={asksCode} />}
						<Failure words={failure} onClose={forgive} />
						{!isFixed && (
							<Flex>
								<Button type="submit" loading={isSubmitting}>
									{isSubmitting ? 'Saving…' : 'Save'}
								</Button>
							</Flex>
						)}
					</Flex>
				)}
			</Form>
		</Section>
	);
}
