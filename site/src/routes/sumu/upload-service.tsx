export { AddService as default } from '../../features/editor/forms/service-form';
