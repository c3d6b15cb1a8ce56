import { Box } from '@chakra-ui/react';
import { backupsBodySchema, type SystemSettings } from '@sumu/contract';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { HelpedField } from '../ui/helped-field';
import { useSystemSettings } from './api';
import { ConfirmFields } from './confirm-fields';
import { systemSettingsWords } from './words';

const backupWords = systemSettingsWords.backups;
/** Default number of nights: a week. */
const DEFAULT_BACKUP_NIGHTS = 7;

/** Form for the number of nightly backups to keep. */
export function BackupsForm({
	backups,
	email,
}: {
	backups: SystemSettings['backups'];
	email: string;
}) {
	const { saveBackups } = useSystemSettings();
	const initialNights = backups.by === 'nobody' ? DEFAULT_BACKUP_NIGHTS : backups.nights;
	const { form, field, error, pending, failure, reset, methods } = useApiForm(
		backupsBodySchema,
		async (body) => {
			await saveBackups(body);
			reset({ nights: body.nights, currentPassword: '', code: '' });
			await showToast('success', { title: backupWords.saved(body.nights) });
		},
		{ defaultValues: { nights: initialNights, currentPassword: '', code: '' } },
	);
	return (
		<Box asChild display="grid" gap="6" maxWidth="512px">
			<form {...form} aria-label={backupWords.form}>
				<HelpedField
					label={backupWords.nights}
					help={backupWords.nightsHelp}
					error={error('nights')}
				>
					{(control) => (
						<Input
							{...control}
							{...methods.register('nights', { valueAsNumber: true })}
							type="number"
							inputMode="numeric"
							maxWidth="112px"
						/>
					)}
				</HelpedField>
				<ConfirmFields email={email} field={field} error={error} />
				<FormFailure message={failure} />
				<Button type="submit" size="compact" justifySelf="start" aria-disabled={pending}>
					{pending ? backupWords.saving : backupWords.save}
				</Button>
			</form>
		</Box>
	);
}
