export { AddService as default } from '../../features/admin/forms/service-form';
