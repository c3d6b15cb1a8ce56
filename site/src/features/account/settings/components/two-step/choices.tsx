import { Box } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useWords } from '../../../../../lib/words/use-words';
import { Button } from '../../../../../ui/button';
import { FormFailure } from '../../../../../ui/form-failure';

/** 2FA status, with buttons to change it. */
export function Choices({
	isOn,
	onTurnOn,
	onTurnOff,
	onNewCodes,
}: {
	isOn: boolean;
	onTurnOn: () => Promise<void>;
	onTurnOff: () => void;
	onNewCodes: () => void;
}) {
	const { t } = useWords();
	const { mutate, isPending, error } = useMutation({ mutationFn: onTurnOn });
	if (!isOn)
		return (
			<Box display="grid" gap="4" justifyItems="start">
				<Box as="p" textStyle="ui">
					{t('It is off.')}
				</Box>
				<Button variant="outline" disabled={isPending} onClick={() => mutate()}>
					{isPending ? t('One moment…') : t('Turn on')}
				</Button>
				<FormFailure message={error?.message ?? ''} />
			</Box>
		);
	return (
		<Box display="grid" gap="4" justifyItems="start">
			<Box as="p" textStyle="ui" color="success" display="flex" alignItems="center" gap="2">
				<ShieldCheck size={20} strokeWidth={1.75} aria-hidden />
				{t('It is on.')}
			</Box>
			<Box display="flex" flexWrap="wrap" gap="3">
				<Button variant="outline" onClick={onNewCodes}>
					{t('New recovery codes')}
				</Button>
				<Button variant="outline" onClick={onTurnOff}>
					{t('Turn off')}
				</Button>
			</Box>
		</Box>
	);
}
