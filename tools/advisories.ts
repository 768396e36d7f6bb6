/**
 * Known faults of packages that we use, so that the lock file is checked without a network. A range ends before the first
 * version in which the fault is mended. `npm audit` knows of new ones: add them here.
 */
export interface Advisory {
  readonly package: string;
  /** https://github.com/advisories/ID, or the number of a CVE or of Snyk. */
  readonly id: string;
  readonly what: string;
  readonly affected: readonly { readonly from: string; readonly below: string }[];
  /** Why a version that we use is affected and yet does no harm here. */
  readonly answer?: string;
}

/** When threads and pages about advisories were last searched for each package that is named here. */
export const SEARCHED = '2026-11-18';

const below = (version: string, from = '0.0.0') => [{ from, below: version }];

export const ADVISORIES: readonly Advisory[] = [
  {
    package: '@fastify/static',
    id: 'GHSA-83w8-p2f5-377r',
    what: 'a path with .. inside passes by a guarded route',
    affected: below('10.1.1'),
  },
  {
    package: '@fastify/static',
    id: 'GHSA-423g-23ch-w7c6',
    what: 'a path with . or // inside passes by a guarded route',
    affected: below('10.1.3'),
  },
  {
    package: '@fastify/static',
    id: 'GHSA-8pvw-jcv7-9cmj',
    what: 'allowedPath is asked about another path than the one that is served',
    affected: below('10.1.2'),
  },
  {
    package: '@fastify/static',
    id: 'GHSA-x428-ghpx-8j92',
    what: 'an escaped slash passes by a guarded route',
    affected: below('9.1.1'),
  },
  {
    package: '@fastify/static',
    id: 'GHSA-pr96-94w5-mx2h',
    what: 'lists of folders can be asked for outside of the root',
    affected: below('9.1.1'),
  },
  {
    package: 'ajv',
    id: 'GHSA-2g4f-4pwh-qvx6',
    what: 'a slow pattern by $data',
    affected: [...below('6.14.0'), ...below('8.18.0', '7.0.0')],
  },
  {
    package: 'brace-expansion',
    id: 'GHSA-rgw5-rvv9-x895',
    what: 'memory without end',
    affected: below('5.0.9', '4.0.0'),
  },
  {
    package: 'brace-expansion',
    id: 'GHSA-3jxr-9vmj-r5cp',
    what: 'work without end',
    affected: below('5.0.8', '5.0.0'),
  },
  {
    package: 'fast-uri',
    id: 'GHSA-7p8r-x3mc-p8w7',
    what: 'a backslash confuses the host',
    affected: [...below('3.1.5', '3.0.0'), ...below('4.1.2', '4.0.0')],
  },
  ...['GHSA-f65p-4m7j-42xc', 'GHSA-jqff-g426-hqxp', 'GHSA-fph4-wmhf-6fwf', 'GHSA-5jgf-p345-68v8'].map((id) => ({
    package: 'fast-uri',
    id,
    what: 'hosts and paths are read in two ways',
    affected: [...below('3.1.6', '3.0.0'), ...below('4.1.4', '4.0.0')],
  })),
  { package: 'fast-uri', id: 'GHSA-v2hh-gcrm-f6hx', what: 'hosts are read in two ways', affected: below('3.1.4') },
  { package: 'fast-uri', id: 'GHSA-4c8g-83qw-93j6', what: 'hosts are read in two ways', affected: below('3.1.3') },
  {
    package: 'fastify',
    id: 'GHSA-mg2h-6x62-wpwc',
    what: 'a content type passes by the check of a body',
    affected: [...below('4.29.1'), ...below('5.3.2', '5.0.0')],
  },
  { package: 'fastify', id: 'GHSA-jx2c-rxcm-jvmq', what: 'a tab in the content type', affected: below('5.7.2') },
  { package: 'fastify', id: 'GHSA-mrq3-vjjr-p77c', what: 'a web stream that nobody reads', affected: below('5.7.3') },
  { package: 'fastify', id: 'GHSA-444r-cwp2-x5xf', what: 'host and protocol can be forged', affected: below('5.8.3') },
  {
    package: 'fastify',
    id: 'GHSA-247c-9743-5963',
    what: 'the check of a body is passed by',
    affected: below('5.8.5', '5.0.0'),
  },
  ...['GHSA-w2qp-rph6-63g4', 'GHSA-3m5p-2c4r-xxw2'].map((id) => ({
    package: 'fastify',
    id,
    what: 'checks of requests and of proxies are passed by',
    affected: below('5.12.1'),
  })),
  ...['SNYK-JS-FASTIFY-19639040', 'SNYK-JS-FASTIFY-19639041', 'SNYK-JS-FASTIFY-19639042'].map((id) => ({
    package: 'fastify',
    id,
    what: 'checks of requests are passed by',
    affected: below('5.12.2'),
  })),
  {
    package: 'find-my-way',
    id: 'GHSA-c96f-x56v-gq3h',
    what: 'a request over HTTP/2 ends it',
    affected: below('9.7.0'),
  },
  {
    package: 'ip-address',
    id: 'GHSA-mwp4-54f8-5fhr',
    what: 'leading zeros are read in two ways',
    affected: below('10.3.1'),
  },
  { package: 'postcss', id: 'GHSA-fxqj-rqcc-2cmp', what: 'the name of a source map', affected: below('8.5.25') },
  {
    package: 'preact',
    id: 'GHSA-36hm-qxxp-pg3m',
    what: 'JSON is taken for a node of the page',
    affected: [...below('10.26.10', '10.26.5'), ...below('10.27.3', '10.27.0'), ...below('10.28.2', '10.28.0')],
  },
  { package: 'ws', id: 'CVE-2024-37890', what: 'many headers end the server', affected: below('8.17.1', '8.0.0') },
  { package: 'ws', id: 'GHSA-58qx-3vcg-4xpx', what: 'memory is told', affected: below('8.20.1', '8.0.0') },
  {
    package: 'ws',
    id: 'GHSA-96hv-2xvq-fx4p',
    what: 'tiny fragments fill the memory',
    affected: below('8.21.0', '8.0.0'),
  },
];

/** Whether one version comes before another; what follows a hyphen is not looked at. */
export function isBefore(one: string, other: string): boolean {
  const [mine = [], its = []] = [one, other].map((version) => version.split('-')[0]?.split('.').map(Number));
  const at = mine.findIndex((number, nth) => number !== its[nth]);
  return at >= 0 && (mine[at] ?? 0) < (its[at] ?? 0);
}

export const isAffected = ({ affected }: Advisory, version: string): boolean =>
  affected.some(({ from, below: end }) => !isBefore(version, from) && isBefore(version, end));
