import { ShieldAlert } from 'lucide-react';
import { TextLink } from '../../../../ui/text-link';
import { Remark } from './remark';

/** Advice for an owner without two-step sign-in. */
export const Advice = ({ settings }: { settings: string }) => (
	<Remark icon={ShieldAlert} state="wanting">
		Your password alone opens this workplace.{' '}
		<TextLink to={settings} textStyle="ui">
			Turn on two-step sign-in
		</TextLink>
	</Remark>
);
