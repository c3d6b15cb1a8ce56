import { Box } from '@chakra-ui/react';
import { confirmationBodySchema } from '@sumu/contract';
import { useState } from 'react';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { TextButton } from '../../../ui/text-link';
import { SidePanel } from '../ui/side-panel';
import { useSystemSettings } from './api';
import { ConfirmFields } from './confirm-fields';
import { systemSettingsWords } from './words';

const { question, ...labels } = systemSettingsWords.mail;

function Confirmation({ email, onClose }: { email: string; onClose: () => void }) {
	const { removeMailServer } = useSystemSettings();
	const { form, field, error, pending, failure } = useApiForm(
		confirmationBodySchema,
		async (body) => {
			await removeMailServer(body);
			onClose();
			await showToast('success', { title: labels.forgotten });
		},
		{ defaultValues: { currentPassword: '', code: '' } },
	);
	return (
		<SidePanel title={question.title} onClose={onClose}>
			<Box asChild display="grid" gap="6">
				<form {...form} aria-label={question.title}>
					<Box as="p">{question.text}</Box>
					<ConfirmFields email={email} field={field} error={error} />
					<FormFailure message={failure} />
					<Box display="flex" flexWrap="wrap" gap="4">
						<Button type="submit" size="compact" aria-disabled={pending}>
							{pending ? question.pending : question.action}
						</Button>
						<Button
							size="compact"
							variant="outline"
							// Closed, and not only removed, a dialog returns the focus.
							onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
						>
							{question.cancel}
						</Button>
					</Box>
				</form>
			</Box>
		</SidePanel>
	);
}

/** Removes the saved mail server after the owner has confirmed their identity. */
export function ForgetServer({ email }: { email: string }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<TextButton onClick={() => setOpen(true)}>{labels.forget}</TextButton>
			{isOpen && <Confirmation email={email} onClose={() => setOpen(false)} />}
		</>
	);
}
