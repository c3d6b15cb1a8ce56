import { Box } from '@chakra-ui/react';
import type { Letter } from '@sumu/contract';
import { type FormEvent, useState } from 'react';
import { useUser } from '../../../lib/auth/use-session';
import { useSite } from '../../../lib/site/use-site';
import { askConfirmation, showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { TextButton } from '../../../ui/text-link';
import { saidMoment } from '../state/zoned-time';
import { ProgressBar } from '../ui/progress-bar';
import { useLeaveGuard } from '../ui/use-leave-guard';
import {
	type LetterChanges,
	useCancelLetter,
	useRemoveLetter,
	useSaveLetter,
	useSendLetter,
	useTestLetter,
} from './api';
import { LetterFailures } from './letter-failures';
import { LetterFields } from './letter-fields';
import { LetterPreview } from './letter-preview';
import { letterWords } from './words';

/** Form that sends a letter to one address, by default that of the user. */
function TestForm({ letter: { _id } }: { letter: Letter }) {
	const [email, setEmail] = useState(useUser()?.email ?? '');
	const testMutation = useTestLetter(_id);
	const handleSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (!testMutation.isPending) testMutation.mutate(email);
	};
	return (
		<Box asChild display="grid" gap="3">
			<form onSubmit={handleSubmit}>
				<Box display="flex" flexWrap="wrap" alignItems="end" gap="3">
					<Box flex="1 1 220px">
						<Field label={letterWords.testAddress}>
							{(control) => (
								<Input
									{...control}
									type="email"
									required
									value={email}
									onChange={({ target }) => setEmail(target.value)}
								/>
							)}
						</Field>
					</Box>
					<Button
						type="submit"
						size="compact"
						variant="outline"
						aria-disabled={testMutation.isPending}
					>
						{letterWords.test}
					</Button>
				</Box>
				<FormFailure message={testMutation.error?.message ?? ''} />
				<Box role="status" textStyle="small" color="muted" css={{ '&:empty': { display: 'none' } }}>
					{testMutation.isSuccess && letterWords.tested(testMutation.variables)}
				</Box>
			</form>
		</Box>
	);
}

/** State and figures of a letter, with its progress while it is sent. */
function Status({ letter }: { letter: Letter }) {
	const { timeZone } = useSite();
	const { state, sendAt, startedAt, problem, counts } = letter;
	const moment = state === 'scheduled' ? sendAt : startedAt;
	const parts = [
		letterWords.states[state],
		...(moment ? [saidMoment(moment, timeZone)] : []),
		letterWords.summary(letter),
	];
	return (
		<Box display="grid" gap="3">
			<Box as="p" role="status" textStyle="ui">
				{parts.join(' · ')}
			</Box>
			{state === 'sending' && (
				<ProgressBar
					part={counts.recipients === 0 ? 0 : counts.sent / counts.recipients}
					label={letterWords.progress}
				/>
			)}
			<FormFailure message={problem ?? ''} />
		</Box>
	);
}

/** Buttons that send, stop or continue a letter, or delete it. */
function LetterActions({
	letter,
	isUnsaved,
	onClose,
}: {
	letter: Letter;
	isUnsaved: boolean;
	onClose: () => void;
}) {
	const { timeZone } = useSite();
	const { _id, state, sendAt, counts } = letter;
	const sendMutation = useSendLetter(_id);
	const cancelMutation = useCancelLetter(_id);
	const removeMutation = useRemoveLetter(_id);
	const isBusy = sendMutation.isPending || cancelMutation.isPending || removeMutation.isPending;
	const isLater = sendAt !== null && Date.parse(sendAt) > Date.now();
	const confirmAndSend = async () => {
		const time = isLater && state === 'draft' ? saidMoment(sendAt, timeZone) : null;
		if (isBusy || !(await askConfirmation(letterWords.sending(counts.recipients, time)))) return;
		sendMutation.mutate(undefined);
	};
	const send = () => void confirmAndSend();
	const remove = async () => {
		if (isBusy || !(await askConfirmation(letterWords.deletion))) return;
		await removeMutation.mutateAsync(undefined);
		await showToast('success', { title: letterWords.removed });
		onClose();
	};
	const error = sendMutation.error ?? cancelMutation.error ?? removeMutation.error;
	return (
		<Box display="grid" gap="3">
			<FormFailure message={error?.message ?? ''} />
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
				{state === 'draft' && (
					<Button
						variant="accent"
						aria-disabled={isBusy || isUnsaved}
						onClick={() => isUnsaved || send()}
					>
						{isLater ? letterWords.schedule : letterWords.send}
					</Button>
				)}
				{state === 'cancelled' && (
					<Button variant="accent" aria-disabled={isBusy} onClick={send}>
						{letterWords.resume}
					</Button>
				)}
				{(state === 'sending' || state === 'scheduled') && (
					<Button
						variant="outline"
						aria-disabled={isBusy}
						onClick={() => isBusy || cancelMutation.mutate(undefined)}
					>
						{state === 'sending' ? letterWords.cancel : letterWords.unschedule}
					</Button>
				)}
				{state !== 'sending' && (
					<TextButton color="danger" onClick={() => void remove().catch(() => {})}>
						{letterWords.remove}
					</TextButton>
				)}
			</Box>
		</Box>
	);
}

/** A letter: its form until it is sent, its preview and its figures. */
export function LetterEditor({ letter, onClose }: { letter: Letter; onClose: () => void }) {
	const [changes, setChanges] = useState<LetterChanges>({});
	const isUnsaved = Object.keys(changes).length > 0;
	const saveMutation = useSaveLetter(letter._id);
	useLeaveGuard(isUnsaved, letterWords.leave);
	const handleSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (isUnsaved && !saveMutation.isPending)
			saveMutation.mutate(changes, { onSuccess: () => setChanges({}) });
	};
	const canEdit = letter.state === 'draft' || letter.state === 'scheduled';
	return (
		<Box
			display="grid"
			gap="8"
			paddingBlock="6"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 700px)' }}
		>
			<Box display="grid" gap="6" alignContent="start" minWidth="0">
				<Box>
					<TextButton tone="quiet" onClick={onClose}>
						{letterWords.back}
					</TextButton>
				</Box>
				<Status letter={letter} />
				{canEdit && (
					<Box asChild display="grid" gap="4">
						<form aria-label={letterWords.title} onSubmit={handleSubmit}>
							<LetterFields
								letter={letter}
								changes={changes}
								onChange={(more) => setChanges({ ...changes, ...more })}
							/>
							<FormFailure message={saveMutation.error?.message ?? ''} />
							<Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
								<Button
									type="submit"
									size="compact"
									variant="outline"
									aria-disabled={!isUnsaved || saveMutation.isPending}
								>
									{saveMutation.isPending ? letterWords.saving : letterWords.save}
								</Button>
								<Box role="status" textStyle="small" color="muted">
									{saveMutation.isSuccess && !isUnsaved && letterWords.saved}
								</Box>
							</Box>
						</form>
					</Box>
				)}
				{canEdit && <TestForm letter={letter} />}
				<LetterFailures letter={letter} />
				<LetterActions letter={letter} isUnsaved={isUnsaved} onClose={onClose} />
			</Box>
			<LetterPreview id={letter._id} isOutdated={isUnsaved} />
		</Box>
	);
}
