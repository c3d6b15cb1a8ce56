import { WeaveScreen } from '../../features/admin/weave/weave-screen';

export default function Weave() {
	return <WeaveScreen />;
}
