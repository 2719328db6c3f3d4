import { parseArgs } from 'node:util';
import { UsageError } from '../console-command.ts';
import { importField } from '../contract/import-files.ts';

export const usage = `用法：npm run import -- 文件 --phone 手机号 [选项]

把销售文件（CSV 或 XLSX，可用 gzip 压缩）导入到一位 BOSS 的店铺，不需要启动服务。

  --phone 手机号           BOSS 的手机号
  --map 字段=列名          指定一列，可写多次；其余的列自动识别
                           字段：${importField.options.join('、')}
  --shop 店铺ID            文件没有店铺列时，所有行所属的店铺
  --time-zone 时区         文件中时间的时区，默认 Asia/Shanghai
  --cancel-prefix 前缀     以它开头的订单号是取消单，空文本表示没有；默认自动识别
  --currency 币种          文件没有写明币种的金额是什么货币，如 USD，默认人民币
  --rate 币种=汇率         1 单位外币等于多少元，如 USD=7.12，可写多次
  --rates 文件             每日汇率的 CSV 文件：日期、币种、汇率三列；没有的日期用之前最近 10 天内的
  --totals-per-line        确认每行的金额是这一行自己的，不是整个订单的
  --show-early             边导入边显示：写入的行随即计入统计；中途停止或失败时全部撤回
  --encoding 编码          utf-8 或 gb18030，默认自动识别
  --platform 平台          新建店铺的平台 temu 或 shein，默认 temu
  --dry-run                只检查和统计，不写入任何数据
  --help                   显示这份说明

环境变量：DATA_DIR（默认 ./data）、DATABASE_URL（默认 sqlite:DATA_DIR/main.db）、IMPORT_MAX_BYTES。`;

export interface Arguments {
  readonly path: string;
  readonly phone: string;
  readonly map: readonly string[];
  readonly shop: string | undefined;
  readonly timeZone: string | undefined;
  readonly cancelPrefix: string | undefined;
  readonly encoding: string | undefined;
  readonly platform: string | undefined;
  readonly currency: string | undefined;
  readonly rate: readonly string[];
  readonly rates: string | undefined;
  readonly isTotalPerLine: boolean;
  readonly isShownEarly: boolean;
  readonly dryRun: boolean;
}

/**
 * What was typed; undefined where somebody asks for the usage only.
 * @throws UsageError when something needed is missing
 */
export function readArguments(): Arguments | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      phone: { type: 'string' },
      map: { type: 'string', multiple: true },
      shop: { type: 'string' },
      'time-zone': { type: 'string' },
      'cancel-prefix': { type: 'string' },
      encoding: { type: 'string' },
      platform: { type: 'string' },
      currency: { type: 'string' },
      rate: { type: 'string', multiple: true },
      rates: { type: 'string' },
      'totals-per-line': { type: 'boolean' },
      'show-early': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError('请给出一个文件');
  if (values.phone === undefined) throw new UsageError('请用 --phone 给出 BOSS 的手机号');
  return {
    path,
    phone: values.phone,
    map: values.map ?? [],
    shop: values.shop,
    timeZone: values['time-zone'],
    cancelPrefix: values['cancel-prefix'],
    encoding: values.encoding,
    platform: values.platform,
    currency: values.currency,
    rate: values.rate ?? [],
    rates: values.rates,
    isTotalPerLine: values['totals-per-line'] ?? false,
    isShownEarly: values['show-early'] ?? false,
    dryRun: values['dry-run'] ?? false,
  };
}
