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
	'Backups are stored on the same machine as the site (in DATA_DIR/backups), so copy them elsewhere from time to time.';
const byVariable =
	'This is set on the server (BACKUPS in .env) and can only be changed there. To set it here, remove that line and restart.';

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
								label="Backups to keep"
								hint={`0 to ${limits.most}. One backup is made every night; 0 turns automatic backups off.`}
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
