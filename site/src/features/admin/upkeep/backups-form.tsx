import { Box } from '@chakra-ui/react';
import { backupsBodySchema, type Upkeep } from '@sumu/contract';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { toast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { useUpkeep } from './api';
import { ConfirmFields } from './confirm-fields';
import { HelpedField } from './helped-field';
import { words } from './words';

const say = words.backups;
/** Default number of nights: a week. */
const usual = 7;

/** Form for the number of nightly backups to keep. */
export function BackupsForm({ backups, email }: { backups: Upkeep['backups']; email: string }) {
	const { saveBackups } = useUpkeep();
	const nights = backups.by === 'nobody' ? usual : backups.nights;
	const { form, field, error, pending, failure, reset, methods } = useApiForm(
		backupsBodySchema,
		async (body) => {
			await saveBackups(body);
			reset({ nights: body.nights, currentPassword: '', code: '' });
			await toast('success', { title: say.saved(body.nights) });
		},
		{ defaultValues: { nights, currentPassword: '', code: '' } },
	);
	return (
		<Box asChild display="grid" gap="6" maxWidth="512px">
			<form {...form} aria-label={say.form}>
				<HelpedField label={say.nights} help={say.nightsHelp} error={error('nights')}>
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
					{pending ? say.saving : say.save}
				</Button>
			</form>
		</Box>
	);
}
